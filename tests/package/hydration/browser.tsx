import '@platform/ui/styles.css';
import '@platform/ui/page.css';
import { act } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { storiesOf, storyFiles } from '../stories.ts';
import { HydratedStory } from './HydratedStory.tsx';

declare global {
  interface Window {
    /** React supports `act` only if this flag is set. */
    IS_REACT_ACT_ENVIRONMENT: boolean;
    storyFiles: readonly string[];
    /** Hydrates the server's markup of a file's stories. Returns React's warnings. */
    hydrateFile: (file: string, markup: Record<string, string>) => Promise<string[]>;
  }
}

/** Inserts the server's markup of a story into the page and hydrates it. */
async function hydrate(Story: ComponentType, markup: string): Promise<string[]> {
  const refused: string[] = [];
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.append(container);
  const root = await act(async () =>
    hydrateRoot(container, <HydratedStory Story={Story} />, {
      onRecoverableError: (error) => refused.push(String(error)),
    }),
  );
  await act(async () => root.unmount());
  container.remove();
  return refused;
}

window.IS_REACT_ACT_ENVIRONMENT = true;
window.storyFiles = Object.keys(storyFiles);
window.hydrateFile = async (file, markup) => {
  const load = storyFiles[file];
  if (!load) throw new Error(`There is no ${file}.`);
  const refused: string[] = [];
  for (const [name, Story] of await storiesOf(load)) {
    const rendered = markup[name];
    if (rendered === undefined) continue;
    for (const reason of await hydrate(Story, rendered)) {
      refused.push(`${name}: ${reason}`);
    }
  }
  return refused;
};
