import { build } from 'vite';
import type { InlineConfig, Plugin, Rolldown } from 'vite';

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** The group of a module by its id; null leaves it to the bundler. */
type Groups = ReadonlyMap<string, string | null>;

/** What two areas share below this many bytes of source gets no chunk of its own. */
const smallest = 27_000;

/** As much for a lazy part: some 8 KiB once it is minified. */
const smallestPart = 14_000;

/** An area whose pages are smaller than this has no chunk of its own: they are lazy parts. */
const smallestArea = 4000;

/** A page of an area, by the id of its module; one in a folder is of a section of the area. */
export const areaPage = /\/app\/src\/([^/]+)(?:\/(\w+))?\/\w+Page\.tsx$/;
const areaFile = /\/(?:app|packages\/ui)\/src\/([^/]+)\//;
/** What the frame preloads on every page: menus, the palette and what areas add to it, and do beside pages. */
const framePart =
  /\/(?:MenuPopup\.tsx|PaletteView\.tsx|app\/src\/[^/]+\/(?:palette\.ts|background\.tsx))$/;
/** They come in one chunk, and must not fetch the pages of an area. */
const framePartName = '/layers';
const frame = /\/app\/src\/shell\/ShellLayout\.tsx$/;

/** It has to come where what areas share does not, so it hangs on the chunks of every page alone. */
const errorScreen = /\/app\/src\/errors\/RouteError\.tsx$/;

/** The area whose pages are open to who is not signed in: they come without the frame. */
const publicArea = 'session';

/** The area that does something beside every page: its calls come with the frame's own parts. */
const backgroundArea = 'notifications';

/** The area whose page has a budget of bytes: it comes without what only others share. */
const leanArea = 'team';

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
  const areas = new Set(roots.map(ownerOf).filter((owner) => !owner.includes('/')));
  const groups = new Map([...owners].map(([id, by]) => [id, groupOf(id, by, areas)]));
  const sizes = sizesOf(chunks);
  const shared = withoutSmallAreas(withoutSmallPairs(groups, sizes), sizes);
  return new Map([...shared, ...smallParts(roots, chunks, shared, sizes)]);
}

/** Who needs what a chunk holds: the entry, the frame, an area or its section by its pages, or a lazy part. */
function ownerOf({ isEntry, facadeModuleId }: Rolldown.OutputChunk): string {
  const facade = facadeModuleId ?? '';
  if (isEntry) return 'entry';
  if (framePart.test(facade)) return framePartName;
  return pageOwner(facade) ?? (frame.test(facade) ? 'frame' : facade);
}

/** The area of a page, `voice`, or its section, `voice.calls`; undefined for what is no page. */
function pageOwner(id: string): string | undefined {
  const [, area, section] = areaPage.exec(id) ?? [];
  return section ? `${area}.${section}` : area;
}

/** The areas that pages belong to, each once. */
const areasOf = (pages: readonly string[]): string[] => [
  ...new Set(pages.map((page) => page.split('.')[0] ?? page)),
];

/** The group of a module by what needs it: the entry, the frame, areas, or the files of lazy parts. */
function groupOf(
  id: string,
  owners: ReadonlySet<string>,
  areas: ReadonlySet<string>,
): string | null {
  const sections = [...owners].filter((owner) => !owner.includes('/')).sort();
  const pages = areasOf(sections);
  if (owners.has('entry') || (owners.has(publicArea) && pages.length > 1)) {
    return id.includes('/node_modules/') ? 'vendor' : 'base';
  }
  if (owners.has('frame') || (pages.length > 2 && owners.has(leanArea))) return 'ui';
  const parts = [...owners].filter((owner) => owner.includes('/'));
  if (parts.some((part) => errorScreen.test(part))) return 'parts';
  if (owners.has(framePartName) && pages.join() === backgroundArea) return framePartName.slice(1);
  const isOutside = (part: string) => !pages.includes(areaFile.exec(part)?.[1] ?? '');
  // An icon is too small to tie a lazy part to what areas share.
  if (pages.length > 0 && parts.some(isOutside) && id.includes('/lucide/')) return 'ui';
  if (pages.length > 2) return 'shared';
  // A part of another area must not fetch the pages of these.
  if (pages.length > 0 && parts.some(isOutside)) return `${pages.join('-')}-dialogs`;
  // What sections of one area share comes with the area; what one of them needs alone, with that.
  if (sections.length === 1) return sections[0] ?? null;
  if (pages.length > 0) return pages.join('-');
  if (owners.size > 1) {
    const [area, ...others] = new Set(parts.map((part) => areaFile.exec(part)?.[1] ?? ''));
    // What only the parts of one area share must not come with the dialogs of all.
    return area && others.length === 0 && areas.has(area) ? `${area}.parts` : 'dialogs';
  }
  return owners.has(framePartName) ? 'layers' : null;
}

/** The bytes of each module. */
const sizesOf = (chunks: Chunks): ReadonlyMap<string, number> =>
  new Map(
    [...chunks.values()].flatMap(({ modules }) =>
      Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength] as const),
    ),
  );

const sum = (ids: Iterable<string>, sizes: ReadonlyMap<string, number>): number =>
  [...ids].reduce((bytes, id) => bytes + (sizes.get(id) ?? 0), 0);

/** The groups that `isSmall` picks, by their name, their modules and the bytes of these. */
function smallGroups(
  groups: Groups,
  sizes: ReadonlyMap<string, number>,
  isSmall: (group: string, ids: readonly string[], bytes: number) => boolean,
): ReadonlySet<string | null> {
  const names = new Set([...groups.values()].filter((group) => group !== null));
  const idsOf = (name: string) => [...groups].filter(([, own]) => own === name).map(([id]) => id);
  return new Set([...names].filter((name) => isSmall(name, idsOf(name), sum(idsOf(name), sizes))));
}

/** Puts what two areas share with what more of them do, where it is not worth a request of its own. */
function withoutSmallPairs(groups: Groups, sizes: ReadonlyMap<string, number>): Groups {
  const small = smallGroups(
    groups,
    sizes,
    (group, _ids, bytes) => group.includes('-') && bytes < smallest,
  );
  // The sign-in page comes without `ui`.
  const home = (group: string | null) => {
    if (group?.startsWith(publicArea)) return 'base';
    return group?.split('-').includes(leanArea) ? 'ui' : 'shared';
  };
  return new Map([...groups].map(([id, group]) => [id, small.has(group) ? home(group) : group]));
}

/** Leaves the pages of a very small area to `smallParts`. */
function withoutSmallAreas(groups: Groups, sizes: ReadonlyMap<string, number>): Groups {
  const small = smallGroups(
    groups,
    sizes,
    (group, ids, bytes) => ids.some((id) => pageOwner(id) === group) && bytes < smallestArea,
  );
  return new Map([...groups].map(([id, group]) => [id, small.has(group) ? null : group]));
}

/** The chunks that every page loads. */
export const frameChunks: ReadonlySet<string> = new Set(['vendor', 'base', 'ui']);

/** What every page has loaded before a lazy part. */
const frameGroups: ReadonlySet<string> = new Set(['', 'parts', ...frameChunks]);

/** Puts the lazy parts that are not worth a request of their own together. */
function smallParts(
  roots: readonly Rolldown.OutputChunk[],
  chunks: Chunks,
  groups: Groups,
  sizes: ReadonlyMap<string, number>,
): Groups {
  const parts = roots.map((root) => {
    const ids = [...modulesOf(chunks, root)];
    const isPlain = ids.every((id) => frameGroups.has(groups.get(id) ?? ''));
    return isPlain ? ids.filter((id) => groups.get(id) === null) : [];
  });
  return new Map(
    parts
      .filter((own) => sum(own, sizes) < smallestPart)
      .flatMap((own) => own.map((id) => [id, 'parts'] as const)),
  );
}

/**
 * Vite plugin: the chunks of the app. `vendor` and `base` hold what every page loads, `ui` what the
 * frame shares with areas, `shared` what areas share beside the lean one, one chunk the pages of each
 * area, `dialogs` what several lazy parts share, `layers` those that every page preloads, `parts` the
 * small ones that need nothing else. Left to itself the bundler makes dozens of small ones, which each
 * cost a request.
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
