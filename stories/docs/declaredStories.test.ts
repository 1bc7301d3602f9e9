import { expect, test } from 'vitest';
import { declaredStories } from './declaredStories.ts';
import { storySources } from './storySources.ts';

const file = (body: string) => `const meta = {
  title: 'Team/Screen',
};

export const Default: Story = ${body};

export const Other: Story = {
  play: async () => {},
};
`;

test.each<[string, readonly string[], boolean]>([
  ['{}', [], false],
  ['{ parameters: atEveryWidth }', ['phone', 'tablet'], true],
  ["{ parameters: { ...atEveryWidth, alsoIn: ['phone'] } }", ['phone'], true],
  ['{ parameters: { ...atEveryWidth, alsoIn: [], hasPicture: false } }', [], false],
  ["{ parameters: { alsoIn: ['tablet', 'dark'] } }", ['tablet', 'dark'], false],
  ['{ parameters: { hasPicture: true } }', [], true],
])('reads the modes of %s', (body, alsoIn, hasPicture) => {
  const [story, other] = declaredStories('team.stories.tsx', file(body));
  expect(story).toEqual({
    id: 'team-screen--default',
    title: 'Team/Screen',
    name: 'Default',
    hasPlay: false,
    width: undefined,
    alsoIn,
    hasPicture,
  });
  expect(other).toMatchObject({ name: 'Other', hasPlay: true, alsoIn: [], hasPicture: false });
});

test.each([
  ["{ globals: { viewport: { value: 'phone' } } }", 'phone'],
  ["{ globals: { viewport: { value: 'tablet', isRotated: false } } }", 'tablet'],
  ['{ args: {}, globals: phone }', 'phone'],
  ["{ globals: { language: 'de' } }", undefined],
])('reads the width of %s', (body, width) => {
  expect(declaredStories('team.stories.tsx', file(body))[0]).toMatchObject({ width });
});

test('a story is named by what it shows, not by a width or a theme', () => {
  const names = [...storySources().values()].flat().map(({ title, name }) => `${title}: ${name}`);
  const width = /: .*\b(?:phones?|tablets?|desktop|mobile|narrow|wide|dark|light)\b/i;

  expect(names.filter((name) => width.test(name))).toEqual([]);
});
