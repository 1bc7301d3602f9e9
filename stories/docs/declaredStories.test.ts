import { expect, test } from 'vitest';
import { declaredStories } from './declaredStories.ts';

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
    alsoIn,
    hasPicture,
  });
  expect(other).toMatchObject({ name: 'Other', hasPlay: true, alsoIn: [], hasPicture: false });
});
