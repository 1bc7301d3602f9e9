import { expect, it } from 'vitest';
import { unchangedProjects } from './slowTests.mjs';

it.each([
  { changed: null, leftOut: [] },
  { changed: [], leftOut: ['processes', 'package'] },
  { changed: ['docs/faults.md', 'app/src/crm/area.ts'], leftOut: ['processes', 'package'] },
  { changed: ['packages/ui/src/screens/team/TeamScreen.tsx'], leftOut: ['processes'] },
  { changed: ['stories/team/TeamScreen.stories.tsx'], leftOut: ['processes'] },
  { changed: ['scripts/buildPackage.mjs'], leftOut: [] },
  { changed: ['scripts/serve.ts'], leftOut: ['package'] },
  { changed: ['packages/sandbox/src/db/open.ts'], leftOut: ['package'] },
  { changed: ['packages/sandbox/src/team/routes.ts'], leftOut: ['processes', 'package'] },
  { changed: ['docs/faults.md', 'package-lock.json'], leftOut: [] },
])('if $changed changed, $leftOut are left out', ({ changed, leftOut }) => {
  expect(unchangedProjects(changed)).toEqual(leftOut);
});
