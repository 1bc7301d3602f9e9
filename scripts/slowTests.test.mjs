import { expect, it } from 'vitest';
import { unchangedProjects } from './slowTests.mjs';

it.each([
  { changed: null, skipped: [] },
  { changed: [], skipped: ['processes', 'package'] },
  { changed: ['docs/faults.md', 'app/src/crm/area.ts'], skipped: ['processes', 'package'] },
  { changed: ['packages/ui/src/screens/team/TeamScreen.tsx'], skipped: ['processes'] },
  { changed: ['stories/team/TeamScreen.stories.tsx'], skipped: ['processes'] },
  { changed: ['scripts/buildPackage.mjs'], skipped: [] },
  { changed: ['scripts/serve.ts'], skipped: ['package'] },
  { changed: ['packages/sandbox/src/db/open.ts'], skipped: ['package'] },
  { changed: ['packages/sandbox/src/team/routes.ts'], skipped: ['processes', 'package'] },
  { changed: ['docs/faults.md', 'package-lock.json'], skipped: [] },
])('if $changed changed, $skipped are skipped', ({ changed, skipped }) => {
  expect(unchangedProjects(changed)).toEqual(skipped);
});
