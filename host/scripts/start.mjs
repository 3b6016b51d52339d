import { buildAll } from './buildAll.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
console.log('Building the four parts …');
await buildAll();
const { serve } = await import('../gateway/serve.mjs');
console.log(`Donate Impact is at ${await serve(Number(process.env.PORT ?? 8080))}`);
