import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { Area, PageId, PageManifest } from './area.ts';
import type { AreaPalette } from './palette.ts';
import { titleOf } from './pageTitles.ts';

/** What the app asks about its pages. */
export interface Pages {
  all: readonly PageManifest[];
  /**
   * The address of a page without parameters in its path.
   *
   * @throws where no area has such a page
   */
  href: (id: PageId) => string;
  /** The page of an address; undefined where it is none of ours. */
  find: (pathname: string) => PageManifest | undefined;
  /** The titled page one level up, by the path; undefined for a page at the top. */
  parentOf: (page: PageManifest) => PageManifest | undefined;
  /** Loads what the command palette finds beside pages; an area whose part is not there has none. */
  loadPalettes: () => Promise<readonly AreaPalette[]>;
  /** Loads what goes on beside the pages; what is not there does not. */
  loadBackgrounds: () => Promise<readonly ComponentType[]>;
}

/**
 * Indexes the pages of all areas.
 *
 * @param features what is on; a page of another feature is not there
 */
export function createPages(areas: readonly Area[], features: readonly string[] = []): Pages {
  const all = areas
    .flatMap(({ pages }) => pages)
    .filter(({ feature }) => !feature || features.includes(feature));
  const byPath = new Map(all.map((page) => [page.path, page]));
  const byId = new Map(all.map((page) => [page.id, page]));
  const patterns = all.filter(({ path }) => path.includes(':'));

  function parentOf({ path }: Pick<PageManifest, 'path'>): PageManifest | undefined {
    const up = path.slice(0, path.lastIndexOf('/'));
    if (up === '') return undefined;
    const parent = byPath.get(up);
    return parent && titleOf(parent) ? parent : parentOf({ path: up });
  }

  return {
    all,
    href: (id) => {
      const page = byId.get(id);
      if (!page) throw new Error(`No area has a page '${id}': add it to the area's manifest.`);
      return page.path;
    },
    // Most addresses are a pattern themselves; then nothing is matched.
    find: (pathname) =>
      byPath.get(pathname) ?? patterns.find(({ path }) => matchPath(path, pathname) !== null),
    parentOf,
    loadPalettes: async () => {
      const parts = await loadEach(areas.map(({ loadPalette }) => loadPalette));
      return parts.map(({ palette }) => palette);
    },
    loadBackgrounds: async () => {
      const parts = await loadEach(areas.map(({ loadBackground }) => loadBackground));
      return parts.map(({ Background }) => Background);
    },
  };
}

/** Loads parts of areas, and leaves out those that are not there. */
async function loadEach<Part>(
  loads: readonly ((() => Promise<Part>) | undefined)[],
): Promise<Part[]> {
  const parts = await Promise.allSettled(loads.flatMap((load) => (load ? [load()] : [])));
  return parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []));
}
