import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackedProject } from './packedProject.ts';
import type { PackedProject } from './packedProject.ts';

let project: PackedProject;
const inProject = (name: string) => path.join(project.folder, name);

beforeAll(() => {
  project = createPackedProject();
  writeFileSync(inProject('package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(
    inProject('main.js'),
    `import { createElement } from 'react';
     import { createRoot } from 'react-dom/client';
     import { flushSync } from 'react-dom';
     import { Button } from '@platform/ui';
     const root = createRoot(document.querySelector('main'));
     flushSync(() => root.render(createElement(Button, {}, 'Save')));`,
  );
  writeFileSync(
    inProject('page.js'),
    `import { JSDOM } from 'jsdom';
     const { window } = new JSDOM('<main></main>');
     Object.assign(globalThis, { window, document: window.document });
     await import(process.argv[2]);
     console.log(document.querySelector('main').innerHTML);
     process.exit();`,
  );
});
afterAll(() => project.remove());

/** Renders the bundle in a page, without the packages it was built from. */
function renderBundle(bundle: string): string {
  return execFileSync(process.execPath, ['page.js', inProject(bundle)], {
    cwd: project.folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

/** Vitest sets NODE_ENV; the build of an embedding product does not. */
const production = { 'process.env.NODE_ENV': '"production"' };

const savingButton = /<button[^>]*>.*Save.*<\/button>/;

test('esbuild bundles Button from the packed package, with splitting', async () => {
  await esbuild({
    absWorkingDir: project.folder,
    entryPoints: ['main.js'],
    outdir: 'esbuild',
    bundle: true,
    splitting: true,
    format: 'esm',
    logLevel: 'silent',
    define: production,
  });
  expect(renderBundle('esbuild/main.js')).toMatch(savingButton);
});

test('Vite bundles Button from the packed package', async () => {
  await vite({
    root: project.folder,
    configFile: false,
    define: production,
    logLevel: 'silent',
    build: {
      outDir: 'vite',
      modulePreload: false,
      rolldownOptions: { input: inProject('main.js'), output: { entryFileNames: 'main.js' } },
    },
  });
  expect(renderBundle('vite/main.js')).toMatch(savingButton);
});
