import path from 'node:path';
import { startAppServer } from '../app/server/appServer.ts';
import { root, runWithSandbox } from './runWithSandbox.ts';

/* The production build and the sandbox: `npm start`. */

const dist = path.join(root, 'app/dist');
await runWithSandbox('npm start', 4173, (options) => startAppServer({ dist, ...options }));
