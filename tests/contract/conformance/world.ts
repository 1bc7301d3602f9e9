import { loginCalls } from '@platform/api/contract';
import type { CallAddress, TokensWire } from '@platform/api/contract';
import { noteActual } from './checks.ts';
import { request } from './client.ts';
import type { Reply, RequestContent } from './client.ts';
import type { ConformanceConfig, Person, PersonName } from './config.ts';
import { Mismatch, Skip, assertSuccess } from './mismatch.ts';
import type { Prepared } from './prepared.ts';

interface Callable {
  call: CallAddress;
}

export type OnReply = (described: Callable, sent: RequestContent, reply: Reply) => void;

/** Part of every text that a run creates, by which leftover records are recognised. */
const RUN = `cf${Date.now().toString(36)}`;

/** The people, the records and the connection of a run. */
export class World {
  readonly config: ConformanceConfig;
  readonly #onReply: OnReply | undefined;
  readonly #tokens = new Map<PersonName, Promise<string>>();
  readonly #cleanups: (() => Promise<unknown>)[] = [];
  /** URLs that send no response; cases that need one are skipped. */
  readonly unreachable = new Set<string>();
  readonly #refused = new Set<PersonName>();
  readonly #remembered = new WeakMap<object, Promise<unknown>>();
  readonly #others = new Map<string, World>();
  readonly #prepared: Prepared[];
  readonly #parent: World | undefined;
  #count = 0;

  constructor(config: ConformanceConfig, onReply?: OnReply, parent?: World) {
    this.config = config;
    this.#onReply = onReply;
    this.#prepared = [...config.prepared];
    this.#parent = parent;
  }

  /** Returns the same world with another person instead of the admin. */
  as(admin: Person): World {
    const key = JSON.stringify(admin);
    const config = { ...this.config, people: { ...this.config.people, admin } };
    const other = this.#others.get(key) ?? new World(config, this.#onReply, this.#parent ?? this);
    this.#others.set(key, other);
    return other;
  }

  /** Returns the world of another person of the configuration. @throws Skip if there is none */
  asMember(name: PersonName): World {
    const member = this.config.people[name];
    if (!member) throw new Skip(`people.${name} is not configured`);
    return this.as(member);
  }

  /** Creates a value once per key. */
  async remember<T>(key: object, make: () => Promise<T>): Promise<T> {
    const known = this.#remembered.get(key) ?? make();
    this.#remembered.set(key, known);
    return known as Promise<T>;
  }

  /** Returns the first matching prepared request; a single-use one is not returned again. */
  takePrepared(isWanted: (prepared: Prepared) => boolean): Prepared | undefined {
    const index = this.#prepared.findIndex(isWanted);
    const found = this.#prepared[index];
    if (found?.once) this.#prepared.splice(index, 1);
    return found;
  }

  /** Returns a text that no other record of this run has. */
  unique(prefix = 'x'): string {
    if (this.#parent) return this.#parent.unique(prefix);
    this.#count += 1;
    return `${prefix}-${RUN}-${this.#count}`;
  }

  /** @throws Skip if the configuration lacks the URL or it cannot be reached */
  baseOf({ call }: Callable): string {
    const base = this.config.services[call.service];
    if (!base) throw new Skip(`services.${call.service} is not configured`);
    if (this.unreachable.has(base)) throw new Skip(`services.${call.service} cannot be reached`);
    return base;
  }

  /** @throws Skip if the person is missing or could not sign in before */
  async tokenOf(name: PersonName): Promise<string> {
    if (this.#refused.has(name)) throw new Skip(`people.${name} cannot sign in`);
    const known = this.#tokens.get(name) ?? this.#signIn(name);
    this.#tokens.set(name, known);
    try {
      return await known;
    } catch (error) {
      this.#tokens.delete(name);
      if (error instanceof Mismatch) this.#refused.add(name);
      throw error;
    }
  }

  async sendPublic(described: Callable, content: RequestContent = {}) {
    const { headers, ...rest } = content;
    const sent = { ...rest, headers: { origin: this.config.origin, ...headers } };
    const reply = await request(this.baseOf(described), described, sent);
    noteActual([reply.status, codeOf(reply.body)].join(' ').trim());
    this.#onReply?.(described, sent, reply);
    return reply;
  }

  async send(
    described: Callable,
    content: RequestContent = {},
    name: PersonName = 'admin',
  ): Promise<Reply> {
    const token = await this.tokenOf(name);
    const headers = { authorization: `Bearer ${token}`, ...content.headers };
    return this.sendPublic(described, { ...content, headers });
  }

  /** Sends a request that must succeed before a case starts. @throws Mismatch */
  async prepare<T = unknown>(
    described: Callable,
    content: RequestContent = {},
    name: PersonName = 'admin',
  ): Promise<T> {
    const reply = await this.send(described, content, name);
    assertSuccess(reply);
    return reply.body as T;
  }

  /** Runs a cleanup after the run, in reverse order of registration. */
  afterwards(cleanup: () => Promise<unknown>): void {
    if (this.#parent) return this.#parent.afterwards(cleanup);
    this.#cleanups.push(cleanup);
  }

  async cleanUp(): Promise<void> {
    for (const cleanup of this.#cleanups.splice(0).toReversed()) {
      await cleanup().catch(() => undefined);
    }
  }

  async #signIn(name: PersonName): Promise<string> {
    const person = this.config.people[name];
    if (!person) throw new Skip(`people.${name} is not configured`);
    if ('token' in person) return person.token;
    const { origin } = this.config;
    const query = { ...person, frontend_redirect_uri: `${origin}/auth` };
    const { status, body } = await this.sendPublic(loginCalls.login, { query, body: null });
    const token = (body as { tokens?: Partial<TokensWire> } | null)?.tokens?.access_token;
    if (typeof token === 'string') return token;
    throw new Mismatch(`a sign-in of people.${name}`, `${status} ${JSON.stringify(body)}`);
  }
}

function codeOf(body: unknown): string | undefined {
  const { error } = (body ?? {}) as { error?: { code?: unknown } | null };
  return typeof error?.code === 'string' ? error.code : undefined;
}
