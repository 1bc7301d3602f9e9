import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPackedProject } from './packedProject.ts';
import type { PackedProject } from './packedProject.ts';

let project: PackedProject;
beforeAll(() => {
  project = createPackedProject();
});
afterAll(() => project.remove());

/** The code of every module of a package, by its path. */
function modulesOf(name: string): Map<string, string> {
  const folder = path.join(project.folder, 'node_modules/@platform', name);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    files
      .filter((file) => file.endsWith('.js') && !file.startsWith('vendor'))
      .map((file) => [
        file.replaceAll(path.sep, '/'),
        readFileSync(path.join(folder, file), 'utf8'),
      ]),
  );
}

/** Code without its comments. */
const codeOf = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\//g, '');

const isClient = (code = '') => code.startsWith("'use client';\n");

test('domain has types and limits of records, and no functions', () => {
  const modules = modulesOf('domain');
  expect(modules.size).toBeGreaterThan(1);
  const isData = (code: string) => !/=>|\bfunction\b|\bclass\b|\bnew\b/.test(codeOf(code));
  expect([...modules].filter(([, code]) => !isData(code))).toEqual([]);
});

describe('a server that renders components separately from the browser', () => {
  test.each(['i18n', 'ui'])('marks modules of %s that call hooks as client modules', (name) => {
    const hooked = [...modulesOf(name)].filter(([, code]) =>
      /\buse(?:State|Effect|Ref|Id|Context|Memo|Translation|Texts)?\(|createContext\(/.test(code),
    );
    expect(hooked.length).toBeGreaterThan(0);
    expect(hooked.filter(([, code]) => !isClient(code)).map(([file]) => file)).toEqual([]);
  });

  test('may call functions that neither render nor use hooks', () => {
    const ui = modulesOf('ui');
    for (const file of ['index.js', 'remote.js', 'tokens/media.js', 'components/Button/index.js']) {
      expect([file, isClient(ui.get(file))]).toEqual([file, false]);
    }
    const i18n = modulesOf('i18n');
    for (const file of ['index.js', 'format.js']) expect(isClient(i18n.get(file))).toBe(false);
  });
});

test('a class name does not depend on what was rendered before', () => {
  const rendered = (...order: string[]) =>
    project.run(`
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      const html = {};
      for (const name of ${JSON.stringify(order)}) {
        const module = await import('@platform/ui/components/' + name);
        html[name] = renderToString(createElement(module[name], {}, 'A'));
      }
      console.log(html.Button, html.Badge);
    `);
  expect(rendered('Button', 'Badge', 'Card')).toBe(rendered('Card', 'Badge', 'Button'));
});
