import { CONFIRMATIONS, CONFIRMATION_PARAMETER } from '@platform/api';
import type { Confirmation } from '@platform/api';
import { readTabJson, writeTab } from '@platform/flows';
import type { RegisterDraft } from '@platform/ui';
import { draftsOf } from '../../kit/drafts.ts';
import { draftTexts } from '../../kit/draftFields.ts';
import { atom } from '../../platform/state.ts';
import { returnQuery } from '../returnQuery.ts';

/** An account that was just made in this tab. */
export interface PendingRegistration extends RegisterDraft {
  /** Whether it can be used without a confirmation. */
  isReady: boolean;
  /** When the last e-mail was sent, in milliseconds of the epoch. */
  sentAt: number;
}

const key = 'fa_register';

/** How long after one e-mail the next may be sent, in milliseconds. */
export const resendAfterMs = 60_000;

const keptAtom = atom<PendingRegistration | null>(read());

/** The account that waits in this tab: in memory as well, for browsers that refuse storage. */
export const registrationAtom = atom(
  (get) => get(keptAtom),
  (_get, set, registration: PendingRegistration | null) => {
    writeTab(key, registration && JSON.stringify(registration));
    set(keptAtom, registration);
  },
);

/** How the confirmation link that this page was opened by ended; null where it was opened otherwise. */
export const confirmationAtom = atom<Confirmation | null>(
  CONFIRMATIONS.find(
    (ending) => ending === new URLSearchParams(returnQuery()).get(CONFIRMATION_PARAMETER),
  ) ?? null,
);

/** Drafts of the form of a new account, of a visitor who is not signed in. */
export const registerDrafts = draftsOf(
  '',
  'register',
  draftTexts('firstName', 'lastName', 'email', 'company'),
);

function read(): PendingRegistration | null {
  const kept = readTabJson(key);
  if (typeof kept !== 'object' || kept === null) return null;
  const { isReady, sentAt, ...texts } = kept as Partial<Record<string, unknown>>;
  const text = (name: keyof RegisterDraft) => {
    const value = texts[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    company: text('company'),
    isReady: isReady === true,
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
  };
}
