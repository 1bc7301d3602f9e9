import { build } from 'vite';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { areasOf, groupOf, ownerOf } from './chunkOwners.ts';
import {
  modulesOf,
  sizesOf,
  smallParts,
  withoutSmallAreas,
  withoutSmallGroups,
} from './chunkSizes.ts';
import type { Chunks, Groups } from './chunkSizes.ts';
import { splitShared } from './sharedChunks.ts';

/** Builds without groups: the bundler's own chunks tell which entries need a module. */
async function ungroupedChunks(config: InlineConfig): Promise<Chunks> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

/** Decides the group of every module that is not of a large lazy part alone. */
function assign(chunks: Chunks): Groups {
  const roots = [...chunks.values()].filter(
    ({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry,
  );
  const owners = new Map<string, Set<string>>();
  for (const root of roots) {
    const owner = ownerOf(root);
    for (const id of modulesOf(chunks, root))
      owners.set(id, (owners.get(id) ?? new Set()).add(owner));
  }
  const areas = new Set(areasOf(roots.map(ownerOf).filter((owner) => !owner.includes('/'))));
  const groups = new Map([...owners].map(([id, by]) => [id, groupOf(id, by, areas)]));
  const sizes = sizesOf(chunks);
  const shared = withoutSmallAreas(withoutSmallGroups(groups, chunks, sizes), sizes);
  const all = new Map([...shared, ...smallParts(roots, chunks, shared, sizes)]);
  return splitShared(all, chunks, sizes);
}

/**
 * Vite plugin: the chunks of the app. `vendor` and `base` hold what every page loads, `ui` what the
 * frame shares with areas, `shared` and those numbered after it what many areas share, one chunk what is
 * large and a few share (the chart), one the pages of each area or section, `dialogs` what lazy parts share
 * with a few pages (forms, layers that float), `layers` what they share with no page and every page
 * preloads, `parts` the small ones that need nothing else. Left to itself the bundler makes dozens of
 * small ones, which each cost a request.
 *
 * @param config of the build, without groups
 */
export function chunkGroups(config: InlineConfig): Plugin {
  return {
    name: 'platform-chunk-groups',
    apply: 'build',
    async config() {
      const groups = assign(await ungroupedChunks(config));
      const group: Rolldown.CodeSplittingGroup = {
        name: (id) => groups.get(id) ?? null,
        debugName: 'pages',
        includeDependenciesRecursively: false,
      };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
  };
}
