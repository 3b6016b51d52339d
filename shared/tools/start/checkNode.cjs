// Preloaded (`node -r`), so that a Node too old for the scripts reports that instead of a syntax error. This file
// uses nothing newer than Node 6.
const { engines } = require('../../../package.json');

/** Returns true if a version is in a range such as `^20.19 || >=24`. @param {string} version @param {string} range */
function fits(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((app) => {
    const [least = 0, leastMinor = 0] = app
      .replace(/[^\d.]/g, '')
      .split('.')
      .map(Number);
    if (major === least) return minor >= leastMinor;
    return app.indexOf('>=') !== -1 && major > least;
  });
}

if (!fits(process.versions.node, engines.node)) {
  const versions = engines.node.replace(/\^|>=/g, '').replace(/ \|\| /g, ', ');
  console.error(
    `This is Node ${process.versions.node}, and Donate Impact needs Node ${versions} or later. Install one from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}

module.exports = { fits };
