import { useEffect, useState } from 'react';
import { declaredStories } from './declaredStories.ts';
import type { DeclaredStory } from './declaredStories.ts';

/** A story in Storybook's index, with its declared parameters. */
export interface IndexEntry extends Partial<
  Pick<DeclaredStory, 'width' | 'alsoIn' | 'hasPicture'>
> {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
}

const sources = import.meta.glob<string>('../**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});

/** Storybook's index has no parameters, so they come from the sources. */
async function loadEntries(): Promise<readonly IndexEntry[]> {
  const response = await fetch('index.json');
  const index = (await response.json()) as { entries: Record<string, IndexEntry> };
  const files = await Promise.all(
    Object.entries(sources).map(async ([file, load]) => declaredStories(file, await load())),
  );
  const declared = new Map(
    files.flat().map(({ id, width, alsoIn, hasPicture }) => [id, { width, alsoIn, hasPicture }]),
  );
  return Object.values(index.entries).map((entry) => ({ ...entry, ...declared.get(entry.id) }));
}

/** Stories of this Storybook; none while they load. */
export function useStoryIndex(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    void loadEntries().then(setEntries);
  }, []);
  return entries;
}
