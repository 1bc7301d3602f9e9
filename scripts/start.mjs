import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { install } from './install.mjs';
import { root, run, runTypeScript } from './run.mjs';

const dist = path.join(root, 'app/dist');
const sources = [
  'app/src',
  'app/build',
  'app/public',
  'app/index.html',
  'app/vite.config.ts',
  'packages/api/src',
  'packages/flows/src',
  'packages/i18n/src',
  'packages/ui/src',
  'package-lock.json',
].map((name) => path.join(root, name));

const newest = (name) => {
  const entry = statSync(name);
  if (!entry.isDirectory()) return entry.mtimeMs;
  // A folder's own mtime is ignored: it changes when tools create temporary files in it.
  return Math.max(0, ...readdirSync(name).map((child) => newest(path.join(name, child))));
};

await install();
const page = path.join(dist, 'index.html');
if (!existsSync(page) || statSync(page).mtimeMs < Math.max(...sources.map(newest))) {
  console.log('Building the app…');
  await run('node', ['scripts/buildApp.mjs']);
}
await runTypeScript('scripts/serve.ts', process.argv.slice(2));
