import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAppServer } from '../../app/server/appServer.ts';
import type { AppServer } from '../../app/server/appServer.ts';
import { complaintsOf } from './matrix/page.ts';
import { createPackedProject } from './packedProject.ts';
import { root } from './programs.ts';
import type { PackedProject } from './packedProject.ts';
import { readmeFiles } from './readmeFiles.ts';
import { expectTeam } from './teamOfReadme.ts';
import { tscOutput } from './tsc.ts';
import { writeFiles } from './writeFiles.ts';

const pageOf = (script: string) =>
  '<!doctype html><html lang="cy"><head><title>Harbour</title><link rel="icon" href="data:," /></head>' +
  `<body><div id="root"></div><script type="module" src="${script}"></script></body></html>`;

const shadowScript = `
import '@platform/ui/fonts.css';
import styles from '@platform/ui/styles.css?url';
import { createRoot } from 'react-dom/client';
import { InShadowRoot } from './InShadowRoot';
import { Team } from './Team';

createRoot(document.getElementById('root')).render(<InShadowRoot styles={styles}><Team /></InShadowRoot>);
`;

let project: PackedProject;
let server: AppServer;
beforeAll(async () => {
  project = createPackedProject();
  const { 'dutch.ts': dutch, 'Team.tsx': team, 'main.tsx': main, ...rest } = readmeFiles();
  const inShadowRoot = rest['InShadowRoot.tsx'];
  if (!dutch || !team || !main || !inShadowRoot) throw new Error('The README lacks an example.');
  const types = path.join(root, 'tests/package/matrix/projects/types/tsconfig.json');
  const { compilerOptions } = JSON.parse(readFileSync(types, 'utf8')) as {
    compilerOptions: object;
  };
  writeFiles(project.folder, {
    'dutch.ts': dutch,
    'Team.tsx': team,
    'main.tsx': main,
    'InShadowRoot.tsx': inShadowRoot,
    'shadow.jsx': shadowScript,
    'index.html': pageOf('/main.tsx'),
    'shadow/index.html': pageOf('/shadow.jsx'),
    'tsconfig.json': JSON.stringify({
      // The types of styled-components refer to those of Node.
      compilerOptions: { ...compilerOptions, types: ['node'] },
      files: ['main.tsx', 'InShadowRoot.tsx'],
    }),
  });
  await build({
    root: project.folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      rolldownOptions: {
        input: ['index.html', 'shadow/index.html'].map((file) => path.join(project.folder, file)),
      },
    },
  });
  server = await startAppServer({
    dist: path.join(project.folder, 'dist'),
    port: 0,
    config: () => ({}),
  });
});
afterAll(async () => {
  await server?.close();
  project.remove();
});

test('the example of the README compiles without changes', () => {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  expect(tscOutput(tsc, project.folder, 'bundler')).toBe('');
});

test.each([
  { container: 'page', file: '', width: 1440, height: 900 },
  { container: 'page', file: '', width: 768, height: 1024 },
  { container: 'page', file: '', width: 360, height: 740 },
  { container: 'shadow root', file: 'shadow/', width: 1440, height: 900 },
  { container: 'shadow root', file: 'shadow/', width: 768, height: 1024 },
  { container: 'shadow root', file: 'shadow/', width: 360, height: 740 },
])(
  'the example of the README shows a team in a $place at $width px, under its content policy',
  async ({ file, width, height }) => {
    const complaints = await complaintsOf(new URL(file, server.url).href, async (page) => {
      await page.setViewportSize({ width, height });
      await expectTeam(page);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('cy');
    });

    expect(complaints).toEqual([]);
  },
);
