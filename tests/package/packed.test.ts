import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackedProject, root } from './packedProject.ts';
import type { PackedProject } from './packedProject.ts';

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
});
afterAll(() => project.remove());

test('the packed package draws a button in plain Node', () => {
  const script = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { Button } from '@platform/ui';
    process.stdout.write(renderToString(createElement(Button, {}, 'Save')));
  `;
  const html = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: project.folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
  });
  expect(html).toMatch(/<button[^>]*>.*Save.*<\/button>/);
});

test('nothing but the entry can be imported', () => {
  const script = `await import('@platform/ui/dist/components/Button/Button.js');`;
  const load = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: project.folder,
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
