import type { Plugin, Rolldown } from 'vite';
import { areaPage } from './chunkOwners.ts';
import { frameChunks } from './chunkSizes.ts';

/** Makes V8 compile every function of a file while it loads, off the main thread. */
const hint = '//# allFunctionsCalledOnLoad';

const runsOnFirstPage = ({ isEntry, name, moduleIds }: Rolldown.OutputChunk): boolean =>
  isEntry || frameChunks.has(name) || moduleIds.some((id) => areaPage.test(id));

/**
 * Vite plugin: adds an explicit compile hint to the files of a first page. Without it, V8 compiles
 * each function on the main thread on its first call. Measured in ADR 013.
 * @see https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export function compileHint(): Plugin {
  return {
    name: 'platform-compile-hint',
    apply: 'build',
    generateBundle: {
      // The hint only works at the top of the file, where Vite's own plugins also insert code.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && runsOnFirstPage(file)) file.code = `${hint}\n${file.code}`;
        }
      },
    },
  };
}
