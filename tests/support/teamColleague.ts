import { demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { fetchTokens } from './sessionSignIn.ts';

/** Another admin in another browser, whose changes reach the page under test from outside. */
export class Colleague {
  readonly #services: Sandbox['serviceUrls'];
  readonly #token: string;

  private constructor(services: Sandbox['serviceUrls'], token: string) {
    this.#services = services;
    this.#token = token;
  }

  /** Signs in over HTTP. */
  static async signIn(
    sandbox: Sandbox,
    clientUrl: string,
    email = 'ingrid.sorensen@northwind.example',
  ): Promise<Colleague> {
    const { serviceUrls } = sandbox;
    const tokens = await fetchTokens(serviceUrls.auth, clientUrl, {
      email,
      password: demoPassword,
    });
    return new Colleague(serviceUrls, tokens.fa_access_token);
  }

  async #send(
    method: string,
    path: string,
    body?: unknown,
    service: 'auth' | 'voice' = 'auth',
  ): Promise<void> {
    const response = await fetch(this.#services[service] + path, {
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

  async changeAgent(agentId: string, change: object): Promise<void> {
    await this.#send('PATCH', `/v1/agents/${agentId}`, change, 'voice');
  }

  async removeAgent(agentId: string): Promise<void> {
    await this.#send('DELETE', `/v1/agents/${agentId}`, undefined, 'voice');
  }
}
