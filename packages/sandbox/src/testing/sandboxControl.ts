export interface Fault {
  service?: string;
  method?: string;
  path?: string;
  query?: Record<string, string>;
  nth?: number;
  count?: number;
  status?: number;
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  runHandler?: boolean;
  delayMs?: number;
  delayResponseMs?: number;
  hang?: boolean;
  drop?: 'before' | 'afterCommit' | 'headers' | 'body';
  noCors?: boolean;
  socket?: 'drop' | 'error' | 'garbage' | 'flood';
  stream?: 'drop' | 'end' | 'stall' | 'garbage';
  afterFrames?: number;
}

export interface LoggedRequest {
  service: string;
  method: string;
  path: string;
  query: Record<string, string>;
  referer: string | null;
  hasAuthorization: boolean;
  tokenHash: string | null;
  bodyHash: string | null;
  status: number | null;
  /** Null until it ends; for a socket, while it is open. */
  durationMs: number | null;
  fault: number | null;
  time: string;
}

export class SandboxControl {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async #send(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.#url}/sandbox${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        // The sandbox may close a kept-alive connection just as it is reused.
        connection: 'close',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} /sandbox${path}: ${await response.text()}`);
    return response.json();
  }

  async fault(fault: Fault): Promise<number> {
    return ((await this.#send('POST', '/faults', fault)) as { id: number }).id;
  }

  async heal(id?: number): Promise<void> {
    await this.#send('DELETE', id === undefined ? '/faults' : `/faults/${id}`);
  }

  /** Holds matching requests until `count` of them have arrived. */
  async barrier(
    rule: Pick<Fault, 'service' | 'method' | 'path'> & { count: number },
  ): Promise<void> {
    await this.#send('POST', '/barrier', rule);
  }

  async log(
    filter: Partial<Record<'service' | 'method' | 'path', string>> = {},
  ): Promise<LoggedRequest[]> {
    const query = new URLSearchParams(filter).toString();
    return ((await this.#send('GET', `/log?${query}`)) as { entries: LoggedRequest[] }).entries;
  }

  async clearLog(): Promise<void> {
    await this.#send('DELETE', '/log');
  }

  async committedWrites(action?: string): Promise<{ action: string; target: string }[]> {
    const query = action === undefined ? '' : `?action=${action}`;
    const { entries } = (await this.#send('GET', `/ledger${query}`)) as {
      entries: { action: string; target: string }[];
    };
    return entries;
  }

  async mails(to: string): Promise<{ subject: string; link: string | null }[]> {
    const { mails } = (await this.#send('GET', `/outbox?to=${encodeURIComponent(to)}`)) as {
      mails: { subject: string; link: string | null }[];
    };
    return mails;
  }

  async expire(
    options: { email?: string; refresh?: boolean; cookies?: boolean } = {},
  ): Promise<void> {
    await this.#send('POST', '/sessions/expire', options);
  }

  async set(
    settings: Partial<
      Record<
        | 'invoicePageSize'
        | 'confirmationPolls'
        | 'refreshGraceSeconds'
        | 'verificationSeconds'
        | 'testCallSeconds'
        | 'indexingMs'
        | 'siteEdition'
        | 'thinkingMs'
        | 'writingPauseMs'
        | 'writtenWords',
        number
      >
    > & { crmHealth?: string },
  ) {
    await this.#send('POST', '/settings', settings);
  }

  async writeToInbox(id: string, body: { text?: string; typing?: string; seconds?: number }) {
    await this.#send('POST', `/inbox/${id}`, body);
  }

  async addInboxConversations(count: number): Promise<void> {
    await this.#send('POST', `/seed/inbox?count=${count}`);
  }

  async addInvoices(count: number): Promise<void> {
    await this.#send('POST', `/seed/invoices?count=${count}`);
  }

  async addDocuments(count: number): Promise<void> {
    await this.#send('POST', `/seed/documents?count=${count}`);
  }

  async reset(): Promise<void> {
    await this.#send('POST', '/reset');
  }

  async addContacts(count: number): Promise<void> {
    await this.#send('POST', `/seed/contacts?count=${count}`);
  }

  async addConversations(count: number): Promise<void> {
    await this.#send('POST', `/seed/conversations?count=${count}`);
  }

  async addMembers(count: number): Promise<void> {
    await this.#send('POST', `/seed/members?count=${count}`);
  }
}

const longMs = 600_000;

/** Holds the next request, before or after its handler has run. Returns the release function. */
export async function hold(
  backend: SandboxControl,
  rule: Fault,
  moment: 'before' | 'after' = 'after',
): Promise<() => Promise<void>> {
  const wait = moment === 'before' ? { delayMs: longMs } : { delayResponseMs: longMs };
  const id = await backend.fault({ count: 1, ...wait, ...rule });
  return () => backend.heal(id);
}
