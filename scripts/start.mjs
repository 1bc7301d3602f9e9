import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { install, root, run } from './install.mjs';

const dist = path.join(root, 'app/dist');
const sources = ['app/src', 'app/boot', 'app/public', 'app/index.html', 'app/vite.config.ts']
  .concat(['packages/api/src', 'packages/i18n/src', 'packages/ui/src', 'package-lock.json'])
  .map((name) => path.join(root, name));

const newest = (name) => {
  const entry = statSync(name);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(
    entry.mtimeMs,
    ...readdirSync(name).map((child) => newest(path.join(name, child))),
  );
};

install();
const page = path.join(dist, 'index.html');
if (!existsSync(page) || statSync(page).mtimeMs < Math.max(...sources.map(newest))) {
  console.log('Building the app…');
  run('node', ['scripts/buildApp.mjs']);
}
run('node', [
  '--conditions=@platform/source',
  '--import',
  'tsx',
  'scripts/serve.ts',
  ...process.argv.slice(2),
]);
