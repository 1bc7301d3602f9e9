import type { BrowserContext, Page } from 'playwright/test';
import type { AreaWrite } from '../areaWrites.ts';
import type { SandboxControl } from '../sandboxControl.ts';
import { requests } from '../sessionPage.ts';

/** What a test has at hand. */
export interface World {
  page: Page;
  context: BrowserContext;
  backend: SandboxControl;
  signInAs: (person: 'admin') => Promise<void>;
}

export const callOf = ({ service, method, path }: AreaWrite) => ({ service, method, path });

export const press = async (page: Page, write: AreaWrite) => (await write.button(page)).click();

/** How often a write was sent: its path may hold an id. */
export async function sentOf(backend: SandboxControl, { service, method, path }: AreaWrite) {
  const pattern = new RegExp(`^${path.replace('*', '[^/]+')}$`);
  const sent = await requests(backend, { service, method });
  return sent.filter((request) => pattern.test(request.path));
}

export const ledgerOf = async (backend: SandboxControl, { action }: AreaWrite) =>
  action === undefined ? [] : backend.ledger(action);
