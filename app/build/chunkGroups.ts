import { build } from 'vite';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import { areasOf, groupOf, ownerOf, textsGroupOf } from './chunkOwners.ts';
import {
  modulesOf,
  sizesOf,
  smallParts,
  withoutSmallAreas,
  withoutSmallGroups,
} from './chunkSizes.ts';
import type { Chunks, Groups } from './chunkSizes.ts';
import { splitShared } from './sharedChunks.ts';

/** Builds without groups: the bundler's own chunks show which entries need a module. */
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

/** Assigns a group to every module that is not in a large lazy chunk of its own. */
function assign(chunks: Chunks): Groups {
  const texts = textGroups(chunks);
  const roots = [...chunks.values()].filter(
    ({ isEntry, isDynamicEntry, facadeModuleId }) =>
      (isEntry || isDynamicEntry) && !texts.has(facadeModuleId ?? ''),
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
  return new Map([...splitShared(all, chunks, sizes), ...texts]);
}

/** A language's texts of components are one chunk, those of small areas another. */
function textGroups(chunks: Chunks): Groups {
  return new Map(
    [...chunks.values()].flatMap(({ moduleIds, facadeModuleId }) =>
      moduleIds.flatMap((id) => {
        const group = textsGroupOf(id, facadeModuleId ?? '');
        return group ? [[id, group] as const] : [];
      }),
    ),
  );
}

/**
 * Vite plugin that groups modules into chunks, because the bundler would create dozens of small
 * ones, each of which costs a request.
 * - `vendor`, `base`: loaded by every page
 * - `ui`: shared by the frame and areas
 * - `shared` and numbered ones: shared by many areas; large modules of few areas have their own
 * - one chunk per area or section for its pages
 * - `dialogs`: shared by lazy parts and a few pages
 * - `layers`: used by lazy parts only, preloaded by every page
 * - `rows`: rows of long tables, whose virtualiser a few pages share
 * - `parts`: small lazy parts without other dependencies
 * - `texts-…`: texts of components, and of areas, in one language
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
