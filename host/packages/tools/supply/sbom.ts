import { build } from '../start/buildAll';
import { readBuilt } from './readBuilt';

// Builds one part, given its folder, and prints the bill of materials of its release.
const [app = ''] = process.argv.slice(2);
await build(app);
process.stdout.write(readBuilt(app, 'sbom.json'));
