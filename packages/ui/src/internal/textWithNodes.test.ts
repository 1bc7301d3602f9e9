import { expect, it } from 'vitest';
import { textWithNodes } from './textWithNodes.ts';

it('replaces placeholders with nodes, in the order of the language', () => {
  const nodes = { terms: 1, privacy: 2 };
  expect(
    textWithNodes(({ terms, privacy }) => `I accept the ${terms}, read ${privacy}.`, nodes),
  ).toEqual(['I accept the ', 1, ', read ', 2, '.']);
  expect(textWithNodes(({ terms, privacy }) => `${privacy} पढ़ी, ${terms}`, nodes)).toEqual([
    '',
    2,
    ' पढ़ी, ',
    1,
    '',
  ]);
  expect(textWithNodes(() => 'Nothing to fill in', nodes)).toEqual(['Nothing to fill in']);
});
