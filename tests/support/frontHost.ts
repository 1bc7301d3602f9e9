import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './fixtures.ts';

/** Response of the host instead of the app's server. */
export interface HostResponse {
  status?: number;
  type?: string;
  body?: string;
  /** Changes the content security policy of a document. */
  policy?: (policy: string) => string;
}

export interface HostRequest {
  method: string;
  address: string;
  referer: string | undefined;
}

interface Rule {
  path: RegExp;
  respond: (original: string) => HostResponse;
  /** True if it ends with the next request for a document. */
  isUntilReload: boolean;
}

const isDocument = (address: string): boolean => !address.includes('.');

/** A proxy in front of the app's server that can replace responses by path. */
export class FrontHost {
  readonly requests: HostRequest[] = [];
  readonly url: string;
  readonly #app: string;
  #rules: readonly Rule[] = [];

  private constructor(url: string, app: string) {
    this.url = url;
    this.#app = app;
  }

  static async start(app: string): Promise<{ host: FrontHost; close: () => Promise<void> }> {
    const server = createServer((request, response) => void host.handle(request, response));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const host = new FrontHost(`http://127.0.0.1:${port}`, app);
    const close = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    return { host, close };
  }

  /** The documents loaded so far, by path without a file extension. */
  get documents(): string[] {
    return this.requests.map(({ address }) => address).filter(isDocument);
  }

  /** Replaces the response for matching paths; a function receives the body of the original one. */
  replace(path: RegExp, response: HostResponse | ((original: string) => HostResponse)): void {
    const respond = typeof response === 'function' ? response : () => response;
    this.#rules = [{ path, respond, isUntilReload: false }, ...this.#rules];
  }

  /** Replaces the response for matching paths, until the next load of a page. */
  replaceUntilReload(path: RegExp, response: HostResponse): void {
    this.#rules = [{ path, respond: () => response, isUntilReload: true }, ...this.#rules];
  }

  heal(): void {
    this.#rules = [];
  }

  async handle({ method = 'GET', url = '/', headers }: IncomingMessage, response: ServerResponse) {
    this.requests.push({ method, address: url, referer: headers.referer });
    if (isDocument(url)) this.#rules = this.#rules.filter(({ isUntilReload }) => !isUntilReload);
    const original = await fetch(this.#app + url, { redirect: 'manual' });
    const rule = this.#rules.find(({ path }) => path.test(url));
    const keptHeaders = [...original.headers].filter(
      ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection)$/.test(name),
    );
    const responseHeaders = new Headers(keptHeaders);
    if (!rule) {
      const body = new Uint8Array(await original.arrayBuffer());
      response.writeHead(original.status, Object.fromEntries(responseHeaders)).end(body);
      return;
    }
    const { status = 200, type, body = '', policy } = rule.respond(await original.text());
    if (type) responseHeaders.set('content-type', type);
    const name = 'content-security-policy';
    if (policy) responseHeaders.set(name, policy(responseHeaders.get(name) ?? ''));
    responseHeaders.set('cache-control', 'no-store');
    response.writeHead(status, Object.fromEntries(responseHeaders)).end(body);
  }
}

/** Tests whose app comes from a host that can be broken. */
export const test = base.extend<{ host: FrontHost }>({
  host: async ({ server, sandbox }, provide) => {
    const { host, close } = await FrontHost.start(server.url);
    sandbox.allowOrigin(host.url);
    await provide(host);
    await close();
  },
  baseURL: async ({ host }, provide) => provide(host.url),
});
