import { readInviteLink } from '@platform/api';
import type { InviteLink } from '@platform/api';
import { readTab, writeTab } from '@platform/flows';
import { returnQuery } from '../returnQuery.ts';

const key = 'fa_invite';

/**
 * The invite this tab was opened with. It has left the address, and is kept in the tab, so that it
 * survives a reload.
 */
export function keptInvite(): InviteLink {
  const search = returnQuery();
  const opened = readInviteLink(search);
  if (opened.token === '') return readInviteLink(readTab(key) ?? '');
  writeTab(key, search);
  return opened;
}

/** Forgets the invite of this tab: it is accepted. */
export const forgetInvite = (): void => void writeTab(key, null);
