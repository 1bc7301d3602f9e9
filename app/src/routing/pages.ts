import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import type { Area, PageId, PageManifest } from './area.ts';
import type { AreaPalette } from './palette.ts';
import { titleOf } from './pageTitles.ts';

export interface Pages {
  all: readonly PageManifest[];
  /** @throws if no area has the page */
  href: (id: PageId) => string;
  /** Page of a URL; undefined if external. */
  find: (pathname: string) => PageManifest | undefined;
  /** Titled parent page by path; undefined at the top level. */
  parentOf: (page: PageManifest) => PageManifest | undefined;
  /** Loads the palettes of all areas; those that fail to load are skipped. */
  loadPalettes: () => Promise<readonly AreaPalette[]>;
  /** Loads background work; parts that fail to load are skipped. */
  loadBackgrounds: () => Promise<readonly ComponentType[]>;
}

/** @param features enabled features; pages of other features are omitted */
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
    // Fast path: most URLs equal their pattern.
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

async function loadEach<Part>(
  loads: readonly ((() => Promise<Part>) | undefined)[],
): Promise<Part[]> {
  const parts = await Promise.allSettled(loads.flatMap((load) => (load ? [load()] : [])));
  return parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []));
}
