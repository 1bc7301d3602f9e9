import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { declaredStories } from './declaredStories.ts';
import type { DeclaredStory } from './declaredStories.ts';
import type { IndexEntry } from './storyIndex.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export type SourceStory = IndexEntry & DeclaredStory;

/** Stories of each file, as in Storybook's index. */
export function storySources(): ReadonlyMap<string, readonly SourceStory[]> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.stories.tsx'));
  return new Map(
    files.map((file) => {
      const stories = declaredStories(file, readFileSync(path.join(root, file), 'utf8'));
      return [
        file,
        stories.map((story) => ({ ...story, type: 'story', importPath: `./stories/${file}` })),
      ];
    }),
  );
}
