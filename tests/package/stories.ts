import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

/** Every component and screen in all states; stories of what is not packaged are omitted. */
export const storyFiles = import.meta.glob<Record<string, unknown>>([
  '../../stories/**/*.stories.tsx',
  '!../../stories/team/TeamPage.stories.tsx',
  '!../../stories/foundations/*',
]);

export async function storiesOf(load: () => Promise<Record<string, unknown>>) {
  return Object.entries(composeStories((await load()) as Parameters<typeof composeStories>[0])) as [
    name: string,
    Story: ComponentType,
  ][];
}
