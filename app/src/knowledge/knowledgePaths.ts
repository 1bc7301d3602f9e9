/** The address of the page. */
export const knowledgePath = '/knowledge-base';

/** The address of a base. */
export const baseHref = (baseId: string): string =>
  `${knowledgePath}?base=${encodeURIComponent(baseId)}`;

/** The address that opens a document beside those of its base. */
export const documentHref = (baseId: string, documentId: string): string =>
  `${baseHref(baseId)}&document=${encodeURIComponent(documentId)}`;
