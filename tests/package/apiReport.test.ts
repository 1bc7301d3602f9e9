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

test.each(published)('the public types of %s change only on purpose', async (name) => {
  await expect(reportOf(name)).toMatchFileSnapshot(`api/${name}.md`);
});

test.each(published)('every member that %s exports has a description', (name) => {
  const silent = reportOf(name).matchAll(/^ +\/\/ \(undocumented\)\n +(.*)$/gm);
  expect(Array.from(silent, ([, member]) => member)).toEqual([]);
});

test.each(published)('every type that the public types of %s refer to is exported', (name) => {
  const missing = reportOf(name).matchAll(/\(ae-forgotten-export\) The symbol "(\w+)"/g);
  expect(Array.from(missing, ([, symbol]) => symbol)).toEqual([]);
});

/** Counts members of a report's interfaces, own and inherited from other interfaces of the report. */
function memberCounts(report: string): (name: string) => number {
  const interfaces = new Map(
    Array.from(
      report.matchAll(/^export interface (\w+)(?:<.*?>)?(?: extends (.+?))? \{\n([\s\S]*?)^\}/gm),
      ([, name = '', parents = '', body = '']) => [name, { parents, body }] as const,
    ),
  );
  const countOf = (name: string): number => {
    const found = interfaces.get(name);
    if (!found) return 0;
    const ownMembers = found.body.match(/^ {4}\w+\??[:(<]/gm)?.length ?? 0;
    const parents = found.parents.split(', ').map((parent) => parent.replace(/<.*/, ''));
    return parents.reduce((sum, parent) => sum + countOf(parent), ownMembers);
  };
  return countOf;
}

test('screens, panels and the shell take at most fifteen props, or state and actions', () => {
  const report = reportOf('ui');
  const countOf = memberCounts(report);
  const names = Array.from(
    report.matchAll(/^export interface (\w+(?:Screen|Panel|Shell)Props)\b/gm),
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => countOf(name) > 15)).toEqual([]);
});

test('the public types of ui contain none of libraries for forms, schemas and lists', () => {
  const libraries = reportOf('ui').matchAll(/ from '((?:react-hook-form|zod|@tanstack)[^']*)'/g);
  expect(Array.from(libraries, ([, library]) => library)).toEqual([]);
});
