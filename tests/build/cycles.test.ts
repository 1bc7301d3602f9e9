import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addWithImports, appDist, importsOf } from '../performance/bytes/firstVisit.ts';

/** Modules that import each other run before their imports, and the app does not start. */
test('no script file imports itself through another', () => {
  const files = readdirSync(path.join(appDist, 'assets')).filter((name) => name.endsWith('.js'));
  const circular = files
    .map((name) => `assets/${name}`)
    .filter((name) => {
      const reached = new Set<string>();
      for (const imported of importsOf(name)) addWithImports(imported, reached);
      return reached.has(name);
    });
  expect(circular).toEqual([]);
});
