import type { Rolldown } from 'vite';

/** Matches the id of a page's module; a subfolder is a section of the area. */
export const areaPage = /\/app\/src\/([^/]+)(?:\/(\w+))?\/\w+Page\.tsx$/;
const areaFile = /\/(?:app\/src|packages\/ui\/src(?:\/screens)?)\/([^/]+)\//;
/**
 * Lazy parts that the frame preloads on every page: menus, the palette and background work of
 * areas.
 */
const framePart =
  /\/(?:MenuPopup\.tsx|headerMenus\.ts|PaletteView\.tsx|app\/src\/[^/]+\/(?:palette\.ts|background\.tsx))$/;
/** Group of these lazy parts; they must not load the pages of an area. */
export const framePartName = '/layers';
/** Virtual rows of tables: a lazy part that a long list of any area loads immediately. */
const longRows = /\/DataTable\/VirtualRows\.tsx$/;
const longRowsName = '/rows';
const frame = /\/app\/src\/shell\/ShellLayout\.tsx$/;

/** Must work if shared chunks fail to load, so it depends on the chunks of every page only. */
const errorScreen = /\/app\/src\/errors\/RouteError\.tsx$/;

/** Area whose pages need no sign-in and have no frame. */
export const publicArea = 'session';

/** Area with background work on every page: its calls are in the frame's chunks. */
const backgroundArea = 'notifications';

/** Area with a byte budget: it does not load chunks shared by other areas only. */
export const budgetedArea = 'team';

/** Modules used by at most this many areas are not loaded by the pages of the others. */
const maxSharedAreas = 3;

/** Returns the owner of a chunk: the entry, the frame, an area, a section of it, or a lazy part. */
export function ownerOf({ isEntry, facadeModuleId }: Rolldown.OutputChunk): string {
  const facade = facadeModuleId ?? '';
  if (isEntry) return 'entry';
  if (framePart.test(facade)) return framePartName;
  if (longRows.test(facade)) return longRowsName;
  return pageOwner(facade) ?? (frame.test(facade) ? 'frame' : facade);
}

/**
 * Returns the area of a page, `voice`, or its section, `voice.calls`; undefined for other modules.
 */
export function pageOwner(id: string): string | undefined {
  const [, area, section] = areaPage.exec(id) ?? [];
  return section ? `${area}.${section}` : area;
}

const languageTexts = /\/packages\/i18n\/src\/(?!en\/)([a-z]{2})\/(\w+)\.ts$/;

/** Areas whose texts are large enough for a chunk of their own, by the start of their names. */
const largeTexts = /^(?:billing|content|crm|integrations|knowledge|voice)/;

/**
 * Returns the group of texts of a language; undefined for other modules.
 * @param root module that loads them: `pack.ts` contains the texts of components
 */
export function textsGroupOf(id: string, root: string): string | undefined {
  const [, language, area = ''] = languageTexts.exec(id) ?? [];
  if (!language) return undefined;
  if (root.endsWith('/pack.ts')) return `texts-${language}`;
  return `texts-${language}-${largeTexts.exec(area)?.[0] ?? 'areas'}`;
}

export const areasOf = (pages: readonly string[]): string[] => [
  ...new Set(pages.map((page) => page.split('.')[0] ?? page)),
];

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
  if (owners.has('frame') || (pages.length > 2 && owners.has(budgetedArea))) return 'ui';
  if (owners.has(longRowsName)) return 'rows';
  const parts = [...owners].filter((owner) => owner.includes('/'));
  if (parts.some((part) => errorScreen.test(part))) return 'parts';
  if (owners.has(framePartName) && pages.join() === backgroundArea) return 'parts';
  const areaOf = (part: string) => areaFile.exec(part)?.[1] ?? '';
  const isOutside = (part: string) => !pages.includes(areaOf(part));
  // Icons are too small to make a lazy part load shared chunks.
  if (pages.length > 0 && parts.some(isOutside) && id.includes('/lucide/')) {
    const isWithShared = (part: string) =>
      part === framePartName || (areas.has(areaOf(part)) && areaOf(part) !== budgetedArea);
    return parts.every(isWithShared) ? 'shared' : 'ui';
  }
  if (pages.length > maxSharedAreas) return 'shared';
  // A part of another area must not load the pages of these areas.
  if (pages.length > 0 && parts.some(isOutside)) return `${pages.join('-')}-dialogs`;
  // Modules shared by sections go to the area's chunk; those of one section go to that section's.
  if (sections.length === 1) return sections[0] ?? null;
  if (pages.length > 0) return pages.join('-');
  if (owners.size > 1) {
    const [area, ...others] = new Set(parts.map(areaOf));
    // Modules shared by parts of one area only must not load with all dialogs.
    if (area && others.length === 0 && areas.has(area)) return `${area}.parts`;
  }
  return owners.size > 1 || owners.has(framePartName) ? 'layers' : null;
}
