import { demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';

/** Another admin at another screen: what she does reaches the page under test from outside. */
export class Colleague {
  readonly #auth: string;
  readonly #token: string;

  private constructor(auth: string, token: string) {
    this.#auth = auth;
    this.#token = token;
  }

  /** Signs in over HTTP. */
  static async signIn(
    sandbox: Sandbox,
    clientUrl: string,
    email = 'ingrid.sorensen@northwind.example',
  ): Promise<Colleague> {
    const query = new URLSearchParams({
      email,
      frontend_redirect_uri: `${clientUrl}/auth`,
      password: demoPassword,
    });
    const { auth } = sandbox.serviceUrls;
    const response = await fetch(`${auth}/v1/login?${query}`, { method: 'POST', body: 'null' });
    const answer = (await response.json()) as {
      tokens?: { access_token?: string };
      access_token?: string;
    };
    const token = answer.tokens?.access_token ?? answer.access_token;
    if (!token) throw new Error(`${email} could not sign in`);
    return new Colleague(auth, token);
  }

  async #send(method: string, path: string, body?: unknown): Promise<void> {
    const response = await fetch(this.#auth + path, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  }

  async changeRole(userId: string, role: 'TenantAdmin' | 'Editor' | 'Viewer'): Promise<void> {
    await this.#send('PATCH', `/v1/team/member/${userId}/role`, { new_role: role });
  }

  async remove(userId: string): Promise<void> {
    await this.#send('DELETE', `/v1/team/member/${userId}`);
  }
}
