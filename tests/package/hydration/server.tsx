import { renderToString } from 'react-dom/server';
import { storiesOf, storyFiles } from '../stories.ts';
import { HydratedStory } from './HydratedStory.tsx';

/**
 * @param maxStories per file
 * @returns the markup by the file and the name of the story
 */
export async function renderStories(
  maxStories: number,
): Promise<Record<string, Record<string, string>>> {
  const rendered: Record<string, Record<string, string>> = {};
  for (const [file, load] of Object.entries(storyFiles)) {
    const stories = (await storiesOf(load)).slice(0, maxStories);
    rendered[file] = Object.fromEntries(
      stories.map(([name, Story]) => [name, renderToString(<HydratedStory Story={Story} />)]),
    );
  }
  return rendered;
}
