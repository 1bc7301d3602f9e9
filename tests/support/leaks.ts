import type { BrowserContext, Page, Request } from 'playwright/test';

/** Locations in which secrets of a session may be stored. */
const allowedLocations: Readonly<Record<string, RegExp>> = {
  localStorage: /^fa_(access_token|refresh_token|id_token|idp_state)$/,
};

/** Matches the two URLs in which the specification requires a secret. */
const specifiedAddresses = /\/v1\/(login|oauth\/google\/profile)\?/;

/** A part of a page that can contain text. */
interface TextLocation {
  name: string;
  text: string;
}

/** Returns all texts of an open page in which a secret could remain. */
export async function textLocationsOf(page: Page): Promise<TextLocation[]> {
  const locations = await page.evaluate(async () => {
    const entriesOf = (name: 'localStorage' | 'sessionStorage') => {
      try {
        const storage = window[name];
        return Object.keys(storage).map((key) => ({
          name: `${name} ${key}`,
          text: storage.getItem(key) ?? '',
        }));
      } catch {
        return [];
      }
    };
    const { navigation } = window as unknown as {
      navigation?: { entries: () => { url: string | null }[] };
    };
    const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
    const locks = await navigator.locks.query();
    return [
      { name: 'address', text: location.href },
      { name: 'title', text: document.title },
      { name: 'referrer', text: document.referrer },
      { name: 'document', text: document.documentElement.outerHTML },
      ...fields.map((field) => ({ name: 'field', text: field.value })),
      { name: 'history', text: JSON.stringify(history.state) },
      ...(navigation?.entries() ?? []).map(({ url }) => ({ name: 'history', text: url ?? '' })),
      ...entriesOf('localStorage'),
      ...entriesOf('sessionStorage'),
      ...[...(locks.held ?? []), ...(locks.pending ?? [])].map((lock) => ({
        name: 'lock',
        text: lock.name ?? '',
      })),
      ...(await caches.keys()).map((text) => ({ name: 'cache', text })),
      ...(await indexedDB.databases()).map((text) => ({ name: 'database', text: `${text.name}` })),
      ...performance.getEntriesByType('resource').map((entry) => ({
        name: 'resource timing',
        text: entry.name,
      })),
    ];
  });
  const cookies = (await page.context().cookies()).filter(({ httpOnly }) => !httpOnly);
  return [...locations, ...cookies.map(({ value }) => ({ name: 'cookie', text: value }))];
}

/** Returns secrets in the wrong location, as `location: secret`. */
export function findLeaks(locations: readonly TextLocation[], secrets: Iterable<string>): string[] {
  const longSecrets = [...secrets].filter((secret) => secret.length > 5);
  return locations.flatMap(({ name, text }) => {
    const [storageName = '', key = ''] = name.split(' ');
    if (allowedLocations[storageName]?.test(key)) return [];
    const forms = longSecrets.filter(
      (secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)),
    );
    return forms.map((secret) => `${name}: ${secret.slice(0, 12)}`);
  });
}

/**
 * Returns tokens or a password in the wrong location of open pages, except typed values and
 * timings.
 */
export async function leaksOf(context: BrowserContext, password: string): Promise<string[]> {
  const ofPage = async (page: Page) => {
    const locations = await textLocationsOf(page);
    const ownEntries = locations.filter(({ name }) => name.startsWith('localStorage fa_'));
    const otherLocations = locations.filter(
      ({ name }) => !['field', 'resource timing'].includes(name),
    );
    return findLeaks(otherLocations, [password, ...ownEntries.map(({ text }) => text)]);
  };
  const patience = new Promise<string[]>((resolve) => {
    setTimeout(resolve, 2000, []);
  });
  const all = context.pages().map((page) => Promise.race([ofPage(page).catch(() => []), patience]));
  return (await Promise.all(all)).flat();
}

/** Collects the secrets of a context and finds them in the wrong locations. */
export class SecretWatch {
  readonly secrets = new Set<string>();
  readonly #said: TextLocation[] = [];
  readonly #referers: string[] = [];

  static async start(context: BrowserContext): Promise<SecretWatch> {
    const watch = new SecretWatch();
    await context.exposeFunction('noteSecret', (secret: string) => watch.secrets.add(secret));
    await context.addInitScript(noteStoredSecrets);
    context.on('console', (line) => watch.#said.push({ name: 'console', text: line.text() }));
    context.on('request', (request) => watch.#note(request));
    context.on('requestfinished', (request) => void watch.#noteReferer(request));
    return watch;
  }

  #note(request: Request): void {
    const { searchParams } = new URL(request.url());
    for (const name of ['code', 'state']) {
      const secret = searchParams.get(name);
      if (secret) this.secrets.add(secret);
    }
    if (request.isNavigationRequest() || specifiedAddresses.test(request.url())) return;
    this.#said.push({ name: 'request', text: request.url() });
  }

  async #noteReferer(request: Request): Promise<void> {
    // The page may have closed by then, and its request with it.
    const referer = await request.headerValue('referer').catch(() => null);
    if (referer) this.#referers.push(referer);
  }

  /** Parts of a page that contain a secret; `typed` excludes field values. */
  async leaksIn(page: Page, { typed = false } = {}): Promise<string[]> {
    const locations = await textLocationsOf(page);
    const looked = typed ? locations.filter(({ name }) => name !== 'field') : locations;
    return findLeaks(looked, this.secrets);
  }

  /** Console lines and URLs of calls that contained a secret. */
  leaksInOutput(): string[] {
    return findLeaks(this.#said, this.secrets);
  }

  /** Referrers of requests to an origin. */
  referersOf(origin: string): string[] {
    return this.#referers.filter((referer) => referer.startsWith(origin));
  }
}

/** Runs in the page: reports every secret that the app stores. */
function noteStoredSecrets(): void {
  const { noteSecret } = window as unknown as { noteSecret: (secret: string) => void };
  const { setItem } = Object.getOwnPropertyDescriptors(Storage.prototype);
  Storage.prototype.setItem = function write(key: string, value: string) {
    if (/^fa_(access_token|refresh_token|id_token)$/.test(key)) noteSecret(value);
    if (key === 'fa_idp_state') noteSecret(value.replace(/^\d+\./, ''));
    setItem.value?.call(this, key, value);
  };
}
