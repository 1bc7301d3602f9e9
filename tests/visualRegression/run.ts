import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { baseCommit, buildCommit, buildStorybook, cache, root } from './builds.ts';
import { compare } from './compare.ts';
import { nameOf, photographStorybook } from './storybookPage.ts';
import type { View } from './storybookPage.ts';

const pagesAtOnce = 2;

const { values } = parseArgs({
  options: {
    /** A commit to compare with. @default where this branch left the main one */
    base: { type: 'string' },
    /** Comma-separated parts of story ids; limits the run to matching stories. */
    stories: { type: 'string', default: '' },
  },
});

const commit = baseCommit(values.base);
console.log(`Comparing with ${commit.slice(0, 9)}: building both Storybooks…`);
const before = await photographStorybook(await buildCommit(commit));
const after = await photographStorybook(buildStorybook(root, path.join(cache, 'working')));

const filters = values.stories.split(',');
const stories = after.stories.filter((id) => filters.some((part) => id.includes(part)));
const known = new Set(before.stories);
const views = stories
  .filter((id) => known.has(id))
  .flatMap((story) =>
    (['light', 'dark'] as const).flatMap((theme) =>
      ([1440, 768, 360] as const).map((width): View => ({ story, theme, width })),
    ),
  );

const folder = path.join(cache, 'differences');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const differing: string[] = [];

/** Takes pictures of both versions of a story at the same moment. */
const takePair = (view: View) => Promise.all([before.take(view), after.take(view)]);

async function look(view: View): Promise<void> {
  if (!compare(...(await takePair(view)))) return;
  // A picture that differs the next time belongs to a story that is not at rest.
  const [old, now] = await takePair(view);
  const difference = compare(old, now);
  if (!difference) return;
  const name = nameOf(view);
  differing.push(`${name}: ${difference.pixels} pixels`);
  writeFileSync(path.join(folder, `${name}-before.png`), old);
  writeFileSync(path.join(folder, `${name}-after.png`), now);
  if (difference.marked) writeFileSync(path.join(folder, `${name}-marked.png`), difference.marked);
}

const waiting = [...views];
await Promise.all(
  Array.from({ length: pagesAtOnce }, async () => {
    for (let view = waiting.shift(); view; view = waiting.shift()) await look(view);
  }),
);
await Promise.all([before.close(), after.close()]);

const fresh = stories.filter((id) => !known.has(id));
const removedStories = before.stories.filter((id) => !after.stories.includes(id));
console.log(`${views.length} pictures of ${stories.length - fresh.length} stories compared.`);
if (fresh.length > 0) console.log(`New, without a picture before: ${fresh.join(', ')}`);
if (removedStories.length > 0) console.log(`No longer there: ${removedStories.join(', ')}`);
if (differing.length === 0) console.log('None differs.');
else {
  console.error(
    `${differing.length} differ; before, after and marked in ${path.relative(root, folder)}:`,
  );
  for (const line of differing.toSorted()) console.error(`  ${line}`);
  process.exitCode = 1;
}
