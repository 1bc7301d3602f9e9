import path from 'node:path';
import { startAppServer } from '../app/server/appServer.ts';
import { root, runWithSandbox } from './runWithSandbox.ts';

const dist = path.join(root, 'app/dist');
await runWithSandbox('npm start', 4173, (options) => startAppServer({ dist, ...options }));
