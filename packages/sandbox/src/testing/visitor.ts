import type { TokensWire } from '@platform/api/contract';
import type { Sandbox } from '../createSandbox.ts';
import { demoPassword } from '../seed/demoAccounts.ts';

export const CLIENT = 'http://client.test';

export interface ParsedResponse {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

interface Send {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A test browser that keeps cookies and tokens like the client. */
export class Visitor {
  tokens: TokensWire | null = null;
  readonly cookies = new Map<string, string>();
  readonly #sandbox: Pick<Sandbox, 'app'>;

  constructor(sandbox: Pick<Sandbox, 'app'>) {
    this.#sandbox = sandbox;
  }

  async send(
    path: string,
    { method = 'GET', body, headers = {} }: Send = {},
  ): Promise<ParsedResponse> {
    const response = await this.raw(path, { method, body, headers });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const read: unknown = isJson ? JSON.parse(text) : { text };
    const { status, headers: responseHeaders } = response;
    return { status, headers: responseHeaders, body: read as Record<string, unknown> };
  }

  async raw(path: string, { method = 'GET', body, headers = {} }: Send = {}): Promise<Response> {
    const all = new Headers({ Origin: CLIENT, ...headers });
    if (this.tokens) all.set('Authorization', `Bearer ${this.tokens.access_token}`);
    if (this.cookies.size > 0)
      all.set('Cookie', [...this.cookies].map((c) => c.join('=')).join('; '));
    if (body !== undefined) all.set('Content-Type', 'application/json');
    const response = await this.#sandbox.app.request(path, {
      method,
      headers: all,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    this.#keepCookies(response);
    return response;
  }

  get(path: string): Promise<ParsedResponse> {
    return this.send(path);
  }

  post(path: string, body?: unknown): Promise<ParsedResponse> {
    return this.send(path, { method: 'POST', body });
  }

  async login(email: string, password: string | undefined = demoPassword): Promise<ParsedResponse> {
    const response = await this.post(loginPath(email, password), null);
    this.keepTokens(response.body.tokens);
    return response;
  }

  keepTokens(tokens: unknown): void {
    const read = tokens as TokensWire | undefined;
    if (typeof read?.access_token === 'string') this.tokens = read;
  }

  #keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

export function loginPath(email: string, password?: string): string {
  const query = new URLSearchParams({ email, frontend_redirect_uri: `${CLIENT}/auth` });
  if (password !== undefined) query.set('password', password);
  return `/auth/v1/login?${query}`;
}

export async function signedIn(sandbox: Pick<Sandbox, 'app'>, mailbox: string): Promise<Visitor> {
  const visitor = new Visitor(sandbox);
  const email = mailbox.includes('@') ? mailbox : `${mailbox}@northwind.example`;
  const response = await visitor.login(email);
  if (!visitor.tokens)
    throw new Error(`${email} could not sign in: ${JSON.stringify(response.body)}`);
  return visitor;
}

export function codeOf({ body }: ParsedResponse): unknown {
  return (body.error as { code?: unknown } | undefined)?.code;
}

export function messageOf({ body }: ParsedResponse): unknown {
  return (body.error as { message?: unknown } | undefined)?.message;
}
