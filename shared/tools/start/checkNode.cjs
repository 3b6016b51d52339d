// Preloaded (`node -r`), so that a Node too old for the scripts reports that instead of a syntax error. This file
// uses nothing newer than Node 6.
const { engines } = require('../../../package.json');

/** Returns true if a version is in a range such as `^20.19 || >=24`. @param {string} version @param {string} ranges */
function fits(version, ranges) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return ranges.split('||').some((range) => {
    const [least = 0, leastMinor = 0] = range
      .replace(/[^\d.]/g, '')
      .split('.')
      .map(Number);
    if (major === least) return minor >= leastMinor;
    return range.indexOf('>=') !== -1 && major > least;
  });
}

if (!fits(process.versions.node, engines.node)) {
  const versions = engines.node.replace(/\^|>=/g, '').replace(/ \|\| /g, ', ');
  console.error(
    `This is Node ${process.versions.node}, and Donate Impact needs Node ${versions} or later. Install one from https://nodejs.org and run the command again.`,
  );
  process.exit(1);
}
