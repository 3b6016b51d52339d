import { serve } from '../gateway/serve.mjs';
import { buildAll } from './buildAll.mjs';
import { ensureInstalled } from './ensureInstalled.mjs';

ensureInstalled();
console.log('Building the four parts …');
await buildAll();
console.log(`Donate Impact is at ${await serve(Number(process.env.PORT ?? 8080))}`);
