import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(path.join(tmpdir(), 'platform-packed-'));
const installed = path.join(home, 'node_modules');

/** Packs a package as it would be published and installs it beside the libraries it needs. */
function install(name: string): void {
  const folder = path.join(root, 'packages', name);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', home], {
    cwd: folder,
    stdio: 'pipe',
  });
  const target = path.join(installed, '@platform', name);
  mkdirSync(target, { recursive: true });
  const tarball = readdirSync(home).find((file) => file.startsWith(`platform-${name}`)) ?? '';
  execFileSync('tar', ['-xzf', path.join(home, tarball), '-C', target, '--strip-components=1']);
}

beforeAll(() => {
  mkdirSync(installed, { recursive: true });
  for (const entry of readdirSync(path.join(root, 'node_modules'))) {
    if (entry.startsWith('.') || entry === '@platform') continue;
    symlinkSync(path.join(root, 'node_modules', entry), path.join(installed, entry));
  }
  install('i18n');
  install('ui');
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the packed package draws a button in plain Node', () => {
  const script = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { Button } from '@platform/ui';
    process.stdout.write(renderToString(createElement(Button, {}, 'Save')));
  `;
  const html = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: home,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
  });
  expect(html).toMatch(/<button[^>]*>.*Save.*<\/button>/);
});

test('nothing but the entry can be imported', () => {
  const script = `await import('@platform/ui/dist/components/Button/Button.js');`;
  const load = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: home,
      stdio: 'pipe',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  expect(load).toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED');
});

test.each(['i18n', 'ui'])('%s is packed as its users need it', (name) => {
  const folder = path.join(root, 'packages', name);
  const bin = (tool: string) => path.join(root, 'node_modules/.bin', tool);
  const check = (tool: string, options: string[]) => () =>
    execFileSync(bin(tool), options, { stdio: 'pipe' });
  expect(check('publint', ['--strict', folder])).not.toThrow();
  const styles = name === 'ui' ? ['--exclude-entrypoints', './styles.css'] : [];
  expect(check('attw', ['--pack', folder, '--profile', 'esm-only', ...styles])).not.toThrow();
});
