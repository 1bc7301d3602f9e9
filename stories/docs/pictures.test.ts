import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureName } from './pictureName.ts';
import { storySources } from './storySources.ts';

const declared = [...storySources()].flatMap(([file, stories]) =>
  stories
    .filter(({ hasPicture }) => hasPicture)
    .flatMap(({ name, alsoIn }) =>
      [undefined, ...alsoIn].map((mode) => `${pictureName(file, name, mode)}.png`),
    ),
);

test.each(['light', 'dark'])(
  'each declared picture exists in the %s theme, and no other',
  (theme) => {
    const stored = readdirSync(`tests/visual/${theme}`, { recursive: true, encoding: 'utf8' });
    expect(stored.filter((name) => name.endsWith('.png')).toSorted()).toEqual(declared.toSorted());
  },
);
