import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiReport } from './apiReport.ts';
import { createPackedProject } from './packedProject.ts';
import { published } from './programs.ts';
import type { PackedProject } from './packedProject.ts';

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
});
afterAll(() => project.remove());

const reports = new Map<string, string>();

function reportOf(name: string): string {
  const known = reports.get(name);
  if (known !== undefined) return known;
  // Files in `node_modules` count as external.
  const folder = path.join(project.folder, name);
  cpSync(path.join(project.folder, 'node_modules/@platform', name), folder, { recursive: true });
  const scratch = path.join(project.folder, `${name}-report`);
  mkdirSync(scratch);
  const report = apiReport(folder, scratch);
  reports.set(name, report);
  return report;
}

test.each(published)('the types that %s offers change only on purpose', async (name) => {
  await expect(reportOf(name)).toMatchFileSnapshot(`api/${name}.md`);
});

test.each(published)('every member of what %s offers says what it is for', (name) => {
  const silent = reportOf(name).matchAll(/^ +\/\/ \(undocumented\)\n +(.*)$/gm);
  expect(Array.from(silent, ([, member]) => member)).toEqual([]);
});
