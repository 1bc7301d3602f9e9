import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sameButForCase } from '../sources/letterCase.ts';
import { createPackedProject } from './packedProject.ts';
import { published } from './programs.ts';
import type { PackedProject } from './packedProject.ts';

interface Manifest {
  private?: boolean;
  license: string;
  repository: { type: string; url: string; directory: string };
  engines: { node: string };
  publishConfig: { access: string; provenance: boolean };
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
});
afterAll(() => project.remove());

const unpacked = (name: string) => path.join(project.folder, 'node_modules/@platform', name);
const read = (name: string, file: string) => readFileSync(path.join(unpacked(name), file), 'utf8');
const manifestOf = (name: string) => JSON.parse(read(name, 'package.json')) as Manifest;

/** Text files for users or compilers, without vendored code and licences of dependencies. */
const textFiles = (name: string): string[] =>
  readdirSync(unpacked(name), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!vendor).*\.(js|ts|css|md|json|map)$/.test(file),
  );

describe.each(published)('the tarball of %s', (name) => {
  test('can be published, and names its repository and supported engines', () => {
    const { private: isPrivate, repository, engines, publishConfig } = manifestOf(name);
    expect(isPrivate).toBeUndefined();
    expect(repository).toMatchObject({ type: 'git', directory: `packages/${name}` });
    expect(repository.url).toMatch(/^git\+https:/);
    expect(engines.node).toBe('>=20.19');
    expect(publishConfig).toEqual({ access: 'public', provenance: true });
  });

  test('has a licence, a guide and a changelog', () => {
    expect(project.filesOf(name)).toEqual(
      expect.arrayContaining(
        ['LICENSE', 'README.md', 'CHANGELOG.md'].map((file) => `package/${file}`),
      ),
    );
    expect(manifestOf(name).license).toBe('UNLICENSED');
    expect(read(name, 'LICENSE')).toMatch(/^UNLICENSED\n/);
    expect(read(name, 'README.md')).toContain(`npm install @platform/${name}`);
  });

  test('has version ranges as dependencies, so that a product installs each once', () => {
    const { dependencies, peerDependencies } = manifestOf(name);
    for (const range of Object.values({ ...dependencies, ...peerDependencies })) {
      expect(range).toMatch(/^\^\d+\.\d+\.\d+$/);
    }
  });

  test('contains no tests, and no source map without its source', () => {
    const files = textFiles(name);
    expect(files.filter((file) => /\.test\./.test(file))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(files.filter((file) => read(name, file).includes('sourceMappingURL'))).toEqual([]);
  });

  test('has no two modules whose names differ in letter case only', () => {
    expect(sameButForCase(project.filesOf(name))).toEqual([]);
  });

  test('refers to no document, rule or decision that is not published', () => {
    const foreign = /\b(?:docs|design|stories|tests|app\/src)\/[\w.-]+|\bADR\b|\b[A-Z]{4,}-\d+\b/;
    const named = textFiles(name).flatMap((file) => {
      const [found] = foreign.exec(read(name, file)) ?? [];
      return found ? [`${file}: ${found}`] : [];
    });
    expect(named).toEqual([]);
  });
});

test('the libraries within ui come with their licences', () => {
  const licences = read('ui', 'vendor/LICENSES.txt');
  for (const name of ['downshift', 'lucide', 'culori']) {
    expect(licences).toMatch(
      new RegExp(`^${name} [\\d.]+ \\(\\w+\\)\\n\\n.*(?:License|Copyright)`, 'm'),
    );
  }
});
