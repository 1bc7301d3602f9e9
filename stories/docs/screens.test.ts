import { expect, test } from 'vitest';
import { cannotOccur } from './cannotOccur.ts';
import { coverageOf, isMissing } from './coverageOf.ts';
import { storySources } from './storySources.ts';

const sources = storySources();

/** Not screens: the first story may have a play. */
const others = /^(?:components|foundations|patterns|provider)\//;

/** This page loads data from services, so its play function waits for their responses. */
const pageWithServices = 'team/TeamPage.stories.tsx';

const screens = [...sources].filter(([file]) => !others.test(file) && file !== pageWithServices);

test.each(screens)('%s starts at rest: interactions have separate stories', (_file, stories) => {
  const first = stories.filter(({ name }, index) => index === 0 || name === 'Default');

  expect(first.filter(({ hasPlay }) => hasPlay)).toEqual([]);
});

test('every state of every screen has a story, or a reason why it cannot occur', () => {
  const covered = coverageOf([...sources.values()].flat());

  const missing = covered.flatMap(({ title, states }) =>
    Object.entries(states).flatMap(([state, one]) =>
      isMissing(one) ? [`${title}: ${state}`] : [],
    ),
  );

  expect(missing).toEqual([]);
});

test('no reason is given for a state that has a story', () => {
  const covered = coverageOf([...sources.values()].flat());
  const needless = covered.flatMap(({ title, states }) =>
    Object.entries(states).flatMap(([state, { stories, reason }]) =>
      stories.length > 0 && reason ? [`${title}: ${state}`] : [],
    ),
  );
  const titles = new Set(covered.map(({ title }) => title));

  expect(needless).toEqual([]);
  expect(Object.keys(cannotOccur).filter((title) => !titles.has(title))).toEqual([]);
});
