import openapiTS, { astToString } from 'openapi-typescript';

/** Generates types with `openapi-typescript`, which needs an older TypeScript. */
export const typesOfOpenApi = async (document: string): Promise<string> =>
  astToString(await openapiTS(document));
