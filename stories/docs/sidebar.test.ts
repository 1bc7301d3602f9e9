import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const order = readFileSync('.storybook/preview.tsx', 'utf8');
const files = readdirSync('stories', { recursive: true, encoding: 'utf8' });
const areas = files
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => /^ {2}title: '([^/']+)/m.exec(readFileSync(`stories/${file}`, 'utf8'))?.[1])
  .filter((area) => area !== undefined);

it.each([...new Set(areas)])('lists the area %s in the order of the sidebar', (area) => {
  expect(order).toMatch(new RegExp(`^ {10}'${area}',$`, 'm'));
});
