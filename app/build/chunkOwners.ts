import type { Rolldown } from 'vite';

/** A page of an area, by the id of its module; one in a folder is of a section of the area. */
export const areaPage = /\/app\/src\/([^/]+)(?:\/(\w+))?\/\w+Page\.tsx$/;
const areaFile = /\/(?:app|packages\/ui)\/src\/([^/]+)\//;
/** What the frame preloads on every page: menus, the palette and what areas add to it, and do beside pages. */
const framePart =
  /\/(?:MenuPopup\.tsx|headerMenus\.ts|PaletteView\.tsx|app\/src\/[^/]+\/(?:palette\.ts|background\.tsx))$/;
/** They come in one chunk, and must not fetch the pages of an area. */
export const framePartName = '/layers';
const frame = /\/app\/src\/shell\/ShellLayout\.tsx$/;

/** It has to come where what areas share does not, so it hangs on the chunks of every page alone. */
const errorScreen = /\/app\/src\/errors\/RouteError\.tsx$/;

/** The area whose pages are open to who is not signed in: they come without the frame. */
export const publicArea = 'session';

/** The area that does something beside every page: its calls come with the frame's own parts. */
const backgroundArea = 'notifications';

/** The area whose page has a budget of bytes: it comes without what only others share. */
export const leanArea = 'team';

/** What the pages of so many areas need, the pages of the others are not made to load. */
const few = 3;

/** Who needs what a chunk holds: the entry, the frame, an area or its section by its pages, or a lazy part. */
export function ownerOf({ isEntry, facadeModuleId }: Rolldown.OutputChunk): string {
  const facade = facadeModuleId ?? '';
  if (isEntry) return 'entry';
  if (framePart.test(facade)) return framePartName;
  return pageOwner(facade) ?? (frame.test(facade) ? 'frame' : facade);
}

/** The area of a page, `voice`, or its section, `voice.calls`; undefined for what is no page. */
export function pageOwner(id: string): string | undefined {
  const [, area, section] = areaPage.exec(id) ?? [];
  return section ? `${area}.${section}` : area;
}

/** The areas that pages belong to, each once. */
export const areasOf = (pages: readonly string[]): string[] => [
  ...new Set(pages.map((page) => page.split('.')[0] ?? page)),
];

/** The group of a module by what needs it: the entry, the frame, areas, or the files of lazy parts. */
export function groupOf(
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
  if (owners.has(framePartName) && pages.join() === backgroundArea) return 'parts';
  const areaOf = (part: string) => areaFile.exec(part)?.[1] ?? '';
  const isOutside = (part: string) => !pages.includes(areaOf(part));
  // An icon is too small to tie a lazy part to what areas share, where its page did not load that.
  if (pages.length > 0 && parts.some(isOutside) && id.includes('/lucide/')) {
    const isWithShared = (part: string) =>
      part === framePartName || (areas.has(areaOf(part)) && areaOf(part) !== leanArea);
    return parts.every(isWithShared) ? 'shared' : 'ui';
  }
  if (pages.length > few) return 'shared';
  // A part of another area must not fetch the pages of these.
  if (pages.length > 0 && parts.some(isOutside)) return `${pages.join('-')}-dialogs`;
  // What sections of one area share comes with the area; what one of them needs alone, with that.
  if (sections.length === 1) return sections[0] ?? null;
  if (pages.length > 0) return pages.join('-');
  if (owners.size > 1) {
    const [area, ...others] = new Set(parts.map(areaOf));
    // What only the parts of one area share must not come with the dialogs of all.
    if (area && others.length === 0 && areas.has(area)) return `${area}.parts`;
  }
  return owners.size > 1 || owners.has(framePartName) ? 'layers' : null;
}
