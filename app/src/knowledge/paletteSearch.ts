import { documents, knowledgeBases } from '@platform/api';
import { FOUND_LIMIT, uniqueById } from '../routing/palette.ts';
import type { PaletteRecord, PaletteSearch } from '../routing/palette.ts';
import { knowledgeHref } from './address.ts';

/** Limits the bases of a search, since each needs a request. */
const MAX_BASES = 10;

export async function findDocuments({
  load,
  preload,
  search,
}: PaletteSearch): Promise<PaletteRecord[]> {
  const bases = (await preload(knowledgeBases, {}))?.knowledgeBases ?? [];
  const lists = await Promise.all(
    uniqueById(bases)
      .slice(0, MAX_BASES)
      .map(async ({ id: base, name }) => {
        const found = await load(documents, { baseId: base, search, limit: FOUND_LIMIT });
        return uniqueById(found.documents).map((document) => ({
          id: document.id,
          label: document.name,
          hint: name,
          href: knowledgeHref({ base, document: document.id }),
        }));
      }),
  );
  return lists.flat();
}
