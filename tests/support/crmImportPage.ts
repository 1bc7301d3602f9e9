import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import type { Download, Locator, Page, Request } from 'playwright/test';

export class ImportPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Import contacts' });
  }

  async open(): Promise<void> {
    await this.page.goto('/crm/contacts');
    await this.page.getByRole('button', { name: 'Import CSV' }).click();
    await expect(this.dialog).toBeVisible();
  }

  async openFromMenu(): Promise<void> {
    await this.page.goto('/crm/contacts');
    await this.moreActions.press('Enter');
    await this.page.getByRole('menuitem', { name: 'Import CSV' }).press('Enter');
    await expect(this.dialog).toBeVisible();
  }

  get moreActions(): Locator {
    return this.page.getByRole('button', { name: 'More actions' });
  }

  async choose(content: string | Uint8Array, name = 'contacts.csv'): Promise<void> {
    const buffer = Buffer.from(content);
    const input = this.dialog.getByLabel('Choose a CSV file');
    await input.setInputFiles({ name, mimeType: 'text/csv', buffer });
  }

  /** Chooses a file from disk, which costs the page nothing before it is read. */
  async choosePath(path: string): Promise<void> {
    await this.dialog.getByLabel('Choose a CSV file').setInputFiles(path);
  }

  get submit(): Locator {
    return this.dialog.getByRole('button', { name: /^Import \d/ });
  }

  /** Starts the import once the rows were compared with the contacts. */
  async start(count: number): Promise<void> {
    const plural = count === 1 ? 'contact' : 'contacts';
    await this.dialog.getByRole('button', { name: `Import ${count} ${plural}` }).click();
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  figure(name: string): Locator {
    return this.dialog.locator('dl > div').filter({ hasText: name }).getByRole('definition');
  }

  row(text: string | RegExp): Locator {
    return this.dialog.getByRole('row', { name: text });
  }
}

/** A file of contacts, one in each row: person1@import.example and so on. */
export function contactsFile(count: number, from = 1): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const number = from + index;
    return `Person ${number},person${number}@import.example,+44 20 ${number}`;
  });
  return `Name,Email,Phone\n${rows.join('\n')}\n`;
}

export async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

/** Counts the calls that create contacts, and their maximum concurrency. */
export function watchCreates(page: Page): { count: number; atOnce: number } {
  const creates = { count: 0, atOnce: 0 };
  let open = 0;
  const isCreate = (method: string, url: string) =>
    method === 'POST' && new URL(url).pathname.endsWith('/v1/contacts/');
  page.on('request', (request) => {
    if (!isCreate(request.method(), request.url())) return;
    creates.count += 1;
    open += 1;
    creates.atOnce = Math.max(creates.atOnce, open);
  });
  const close = (request: Request) => {
    if (isCreate(request.method(), request.url())) open -= 1;
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return creates;
}
