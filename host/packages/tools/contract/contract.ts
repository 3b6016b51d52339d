import { noteRelease } from '@donate-impact/build/noteRelease';
import { fail } from '../start/fail.mjs';
import { root } from '../start/npm.mjs';
import { checkContract, writeContract } from './writeContract';

// npm run contract: writes the contract to shared/src/contract/surface.json, and raises the minor version for additions.
// --minor and --major raise the version whatever has changed, --check only checks, and --released notes that a shell with
// the contract as it is has been released.
const [option] = process.argv.slice(2);
if (option === '--released') noteRelease(root);
const problems =
  option === '--check' || option === '--released'
    ? checkContract()
    : writeContract(option === '--major' ? 'major' : option === '--minor' ? 'minor' : undefined);
if (problems.length > 0) fail(problems.join('\n'));
