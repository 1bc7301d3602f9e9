import type { Query } from './address.ts';
import type { Access, Method, ServiceName } from './call.ts';
import type { CallInput, Http } from './http.ts';

export interface HelperOptions {
  query?: Query;
  signal?: AbortSignal | undefined;
  access?: Access;
}

export interface Helpers {
  get(path: string, options?: HelperOptions): Promise<unknown>;
  post(path: string, json: unknown, options?: HelperOptions): Promise<unknown>;
  postForm(path: string, form: FormData, options?: HelperOptions): Promise<unknown>;
  put(path: string, json: unknown, options?: HelperOptions): Promise<unknown>;
  patch(path: string, json: unknown, options?: HelperOptions): Promise<unknown>;
  delete(path: string, options?: HelperOptions): Promise<unknown>;
}

export function createHelpers(http: Http, service: ServiceName = 'chatbot'): Helpers {
  const send = (
    method: Method,
    path: string,
    { access = 'private', ...rest }: HelperOptions = {},
    input: CallInput = {},
  ) => http.send({ service, method, path, access }, { ...rest, ...input });
  return {
    get: (path, options) => send('GET', path, options),
    post: (path, json, options) => send('POST', path, options, { json }),
    postForm: (path, form, options) => send('POST', path, options, { form }),
    put: (path, json, options) => send('PUT', path, options, { json }),
    patch: (path, json, options) => send('PATCH', path, options, { json }),
    delete: (path, options) => send('DELETE', path, options),
  };
}
