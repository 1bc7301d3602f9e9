/* A worker thread of Node 20 needs its own TypeScript loader. */
import { register } from 'tsx/esm/api';

register();
await import('./parseWorker.ts');
