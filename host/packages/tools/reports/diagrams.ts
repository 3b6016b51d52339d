import { draw } from './drawings';

// `npm run diagrams`
await draw();
