/* A thread of Node 20 reads TypeScript only once it is told how, whatever its process can do. */
import { register } from 'tsx/esm/api';

register();
await import('./parseWorker.ts');
