import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPackedProject } from './packedProject.ts';
import { root } from './programs.ts';
import type { PackedProject } from './packedProject.ts';
import { tscOutput } from './tsc.ts';

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
  cpSync(path.join(root, 'tests/package/matrix/projects/types'), project.folder, {
    recursive: true,
  });
});
afterAll(() => project.remove());

const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
const nothing = '';

test.each(['bundler', 'nodenext'])(
  'the types of the packages and of their dependencies compile, resolved by %s',
  (resolution) => {
    expect(tscOutput(tsc, project.folder, resolution)).toBe(nothing);
  },
);
