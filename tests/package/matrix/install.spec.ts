import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyProject } from './emptyProject.ts';
import type { EmptyProject } from './emptyProject.ts';
import { newest } from './versions.ts';

let project: EmptyProject;
beforeAll(() => {
  const { react = '', 'react-dom': reactDom = '', 'styled-components': styled = '' } = newest;
  const versions = { react, 'react-dom': reactDom, 'styled-components': styled };
  project = createEmptyProject('button', versions, {});
});
afterAll(() => project.remove());

/** Bytes of all files of a folder. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + readFileSync(path.join(parentPath, name)).length,
      0,
    );
}

test('a button installs at most 25 packages, including React, and 30 MB', () => {
  const installed = path.join(project.folder, 'node_modules');
  const lock = JSON.parse(readFileSync(path.join(installed, '.package-lock.json'), 'utf8')) as {
    packages: object;
  };
  expect(Object.keys(lock.packages).length).toBeLessThanOrEqual(25);
  expect(sizeOf(installed)).toBeLessThanOrEqual(30_000_000);
});

test('a button renders without any optional package', () => {
  expect(project.node('main.mjs')).toMatch(/<button[^>]*>.*Save/);
});
