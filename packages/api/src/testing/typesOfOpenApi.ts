import openapiTS, { astToString } from 'openapi-typescript';

/** The TypeScript that `openapi-typescript` makes of a document. It needs a TypeScript of its own, an older one. */
export const typesOfOpenApi = async (document: string): Promise<string> =>
  astToString(await openapiTS(document));
