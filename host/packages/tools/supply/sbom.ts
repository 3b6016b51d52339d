import { buildAll } from '../start/buildAll';
import { readBuilt } from './readBuilt';

// Builds one part, given its folder, and prints the bill of materials of its release.
const [app = ''] = process.argv.slice(2);
buildAll();
process.stdout.write(readBuilt(app, 'sbom.json'));
