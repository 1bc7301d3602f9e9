import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** Every component and screen in all states; stories of what is not packaged are omitted. */
export const storyFiles = import.meta.glob<Record<string, unknown>>([
  '../../stories/**/*.stories.tsx',
  '!../../stories/team/TeamPage.stories.tsx',
  '!../../stories/foundations/*',
]);

type ComposedStory = ComponentType & { parameters: { logsErrors?: boolean } };

/** Stories of a file, without those that log errors on purpose. */
export async function storiesOf(load: () => Promise<Record<string, unknown>>) {
  const stories = Object.entries(
    composeStories((await load()) as Parameters<typeof composeStories>[0]),
  ) as [name: string, Story: ComposedStory][];
  return stories.filter(([, { parameters }]) => !parameters.logsErrors);
}
