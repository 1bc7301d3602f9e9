import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readmeFiles } from '../readmeFiles.ts';
import { expectTeamAtEveryWidth } from '../teamOfReadme.ts';
import { tscOutput } from '../tsc.ts';
import { writeFiles } from '../writeFiles.ts';
import { createEmptyProject } from './emptyProject.ts';
import type { EmptyProject } from './emptyProject.ts';
import { complaintsOf } from './page.ts';
import { startServer } from './server.ts';
import { newest } from './versions.ts';

const next = 'node_modules/next/dist/bin/next';
const tsc = 'node_modules/typescript/bin/tsc';

/** An empty project with the files of the README that such a product needs. */
function createReadmeProject(name: string, omittedFiles: RegExp): EmptyProject {
  const project = createEmptyProject(name, newest, {});
  const files = Object.entries(readmeFiles()).filter(([file]) => !omittedFiles.test(file));
  writeFiles(project.folder, Object.fromEntries(files));
  return project;
}

/** Starts a server of a project and returns the console errors of one page. */
async function complaintsAt(
  project: EmptyProject,
  args: string[],
  address: string,
  act: (page: Page, markup: string) => Promise<void>,
): Promise<string[]> {
  const server = await startServer(project, args);
  try {
    const url = server.url + address;
    const markup = await (await fetch(url)).text();
    return await complaintsOf(url, (page) => act(page, markup));
  } finally {
    await server.stop();
  }
}

/** The server's markup is Dutch and styled, and the browser hydrates it. */
async function expectRendered(page: Page, markup: string): Promise<void> {
  expect(markup).toContain('Teambeheer');
  expect(markup).toContain('Collega toevoegen');
  expect(markup).toMatch(/<style[^>]*data-styled/);
  await expectTeamAtEveryWidth(page);
}

describe("in Next's app router", () => {
  let project: EmptyProject;
  beforeAll(() => {
    project = createReadmeProject('readme-next', /^(?:main|server|browser)\.tsx$/);
    project.copyStyles('public/platform');
  });
  afterAll(() => project.remove());

  test.each([
    ['dev', () => ''],
    ['start', () => project.node(next, 'build')],
  ])('the README leads to a team screen: next %s', async (command, prepare) => {
    prepare();
    const args = [next, command, '-p', 'PORT'];
    expect(await complaintsAt(project, args, '', expectRendered)).toEqual([]);
    expect(await complaintsAt(project, args, 'shadow', expectTeamAtEveryWidth)).toEqual([]);
  });
});

describe('on an Express server', () => {
  let project: EmptyProject;
  beforeAll(() => {
    project = createReadmeProject('readme-express', /^(?:main\.tsx|app\/)/);
    project.copyStyles('public/platform');
    const shared = ['esbuild', '--bundle', '--format=esm', '--jsx=automatic'];
    // Without minifying this is React's development build, which reports hydration mismatches.
    const browser = ['--splitting', '--loader:.woff2=file', '--outdir=public'];
    project.npx(...shared, 'browser.tsx', 'shadow.tsx', ...browser);
    const server = ['--platform=node', '--packages=external', '--outfile=server.mjs'];
    project.npx(...shared, 'server.tsx', ...server);
  });
  afterAll(() => project.remove());

  test('the README compiles without changes', () => {
    expect(tscOutput(path.join(project.folder, tsc), project.folder, 'bundler')).toBe('');
  });

  test('the README leads to a team screen, hydrated from the server', async () => {
    expect(await complaintsAt(project, ['server.mjs'], '', expectRendered)).toEqual([]);
  });

  test('the README leads to a team screen in a shadow root', async () => {
    expect(
      await complaintsAt(project, ['server.mjs'], 'shadow.html', expectTeamAtEveryWidth),
    ).toEqual([]);
  });
});
