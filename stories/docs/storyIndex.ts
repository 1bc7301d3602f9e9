import { useEffect, useState } from 'react';

/** One story as the index of Storybook names it. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  importPath: string;
}

/** Stories of this Storybook, from the index that it serves; none while it loads. */
export function useStoryIndex(): readonly IndexEntry[] {
  const [entries, setEntries] = useState<readonly IndexEntry[]>([]);
  useEffect(() => {
    const load = async () => {
      const answer = await fetch('index.json');
      const index = (await answer.json()) as { entries: Record<string, IndexEntry> };
      setEntries(Object.values(index.entries));
    };
    void load();
  }, []);
  return entries;
}
