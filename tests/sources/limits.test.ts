import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../packages/ui/src/screens/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

/** A length that a form accepts, as a number: `maxLength={60}`, `z.maxLength(60`, `length <= 60`. */
const NUMBER = /(maxLength[=(]\{?|minLength\(|\.length (<=|>=|>|<) )\d{2,}\b/g;

/* The service enforces the same limits: both take them from `@platform/domain`. */
test('forms take limits from the domain, not as numbers', () => {
  const found = sources.flatMap((file) => {
    const hits = readFileSync(new URL(file, folder), 'utf8').match(NUMBER) ?? [];
    return hits.map((hit) => `${file}: ${hit}`);
  });
  expect(found).toEqual([]);
});
