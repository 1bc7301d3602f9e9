import type { Rolldown } from 'vite';
import { firstVisitChunks } from './firstVisitChunks.ts';

const groups = new Set(firstVisitChunks.map(({ name }) => name));

/**
 * What a chunk of a first visit begins with: Chromium then compiles all its functions beside the
 * main thread while they arrive, since nearly all of them run before the page can be used. What
 * opens later keeps the engine's own choice.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = ({ name, isEntry }: Rolldown.RenderedChunk): string =>
  isEntry || groups.has(name) || name.endsWith('Page') ? '//# allFunctionsCalledOnLoad' : '';
