import type { Api, Resource } from '@platform/api';

interface Request<Params> {
  api: Api;
  params: Params;
  signal: AbortSignal;
  /** The copy that is kept now. */
  known: unknown;
}

/**
 * Loads a resource and keeps of the known copy what the resource says.
 *
 * @throws ApiError
 */
export async function loadCopy<Data, Params extends object>(
  { load, merge }: Resource<Data, Params>,
  { api, params, signal, known }: Request<Params>,
): Promise<Data> {
  const loaded = await load(api, params, signal);
  return merge && known !== undefined ? merge(loaded, known as Data) : loaded;
}
