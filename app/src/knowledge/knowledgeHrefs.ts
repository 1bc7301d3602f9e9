import { knowledgePath } from './knowledgePaths.ts';

/** The address of a base. */
export const baseHref = (baseId: string): string =>
  `${knowledgePath}?base=${encodeURIComponent(baseId)}`;

/** The address that opens a document of a base, with what else the page shows. */
export function documentHref(
  baseId: string,
  documentId: string,
  shown: Readonly<Record<string, string>> = {},
): string {
  const kept = Object.entries(shown).filter(([, value]) => value !== '');
  const query = new URLSearchParams([['base', baseId], ...kept, ['document', documentId]]);
  return `${knowledgePath}?${query}`;
}
