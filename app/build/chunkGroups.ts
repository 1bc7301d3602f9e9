import { build } from 'vite';
import type { InlineConfig, Plugin, Rolldown } from 'vite';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The group of a module by its id; null leaves it to the bundler. */
type Groups = ReadonlyMap<string, string | null>;

/** What two areas share below this many bytes of source gets no chunk of its own. */
const smallest = 8000;

const areaPage = /\/app\/src\/([^/]+)\/\w+Page\.tsx$/;
const frame = /\/app\/src\/shell\/ShellLayout\.tsx$/;

/** The area whose pages are open to who is not signed in: they come without the frame. */
const publicArea = 'session';

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

/** Every module that a chunk and what it imports hold. */
function modulesOf(chunks: Chunks, root: Rolldown.OutputChunk): Set<string> {
  const found = new Set<Rolldown.OutputChunk>([root]);
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) found.add(chunk);
    }
  }
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}

/** Decides the group of every module that is not needed by a single lazy part alone. */
function assign(chunks: Chunks): Groups {
  const roots = [...chunks.values()].filter(
    ({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry,
  );
  const owners = new Map<string, Set<string>>();
  for (const root of roots) {
    const facade = root.facadeModuleId ?? '';
    const area = areaPage.exec(facade)?.[1];
    const owner = root.isEntry ? 'entry' : (area ?? (frame.test(facade) ? 'frame' : facade));
    for (const id of modulesOf(chunks, root))
      owners.set(id, (owners.get(id) ?? new Set()).add(owner));
  }
  const groups = new Map([...owners].map(([id, by]) => [id, groupOf(id, by)]));
  return withoutSmall(groups, chunks);
}

/** The group of a module by what needs it: the entry, the frame, areas, or the files of lazy parts. */
function groupOf(id: string, owners: ReadonlySet<string>): string | null {
  const pages = [...owners].filter((owner) => !owner.includes('/')).sort();
  if (owners.has('entry') || (owners.has(publicArea) && pages.length > 1)) {
    return id.includes('/node_modules/') ? 'vendor' : 'base';
  }
  if (owners.has('frame') || pages.length > 2) return 'ui';
  if (pages.length > 0) return pages.join('-');
  return owners.size > 1 ? 'dialogs' : null;
}

/** Puts what two areas share into `ui` where it is not worth a request of its own. */
function withoutSmall(groups: Groups, chunks: Chunks): Groups {
  const sizes = new Map<string, number>();
  for (const { modules } of chunks.values()) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const group = groups.get(id);
      if (group) sizes.set(group, (sizes.get(group) ?? 0) + renderedLength);
    }
  }
  const isSmall = (group: string) => group.includes('-') && (sizes.get(group) ?? 0) < smallest;
  return new Map([...groups].map(([id, group]) => [id, group && isSmall(group) ? 'ui' : group]));
}

/**
 * Vite plugin: the chunks of the app. `vendor` and `base` hold what every page loads, `ui` what the
 * frame and several areas share, one chunk the pages of each area, and `dialogs` what several lazy
 * parts share. Left to itself the bundler makes dozens of small ones, which each cost a request.
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
