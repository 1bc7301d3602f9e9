import { CONFIRMATIONS, CONFIRMATION_PARAMETER } from '@platform/api';
import type { Confirmation } from '@platform/api';
import { readTabJson, writeTab } from '@platform/flows';
import type { RegisterDraft } from '@platform/ui/session';
import { draftsOf } from '../../kit/drafts.ts';
import { draftTexts } from '../../kit/draftFields.ts';
import { atom } from '../../platform/state.ts';
import { returnQuery } from '../returnQuery.ts';

export interface PendingRegistration extends RegisterDraft {
  isReady: boolean;
  /** Time of the last email, in ms since the epoch. */
  sentAt: number;
}

const key = 'fa_register';

export const resendAfterMs = 60_000;

const keptAtom = atom<PendingRegistration | null>(read());

/** The account awaiting confirmation in this tab; also in memory, in case storage is blocked. */
export const registrationAtom = atom(
  (get) => get(keptAtom),
  (_get, set, registration: PendingRegistration | null) => {
    writeTab(key, registration && JSON.stringify(registration));
    set(keptAtom, registration);
  },
);

export const confirmationAtom = atom<Confirmation | null>(
  CONFIRMATIONS.find(
    (ending) => ending === new URLSearchParams(returnQuery()).get(CONFIRMATION_PARAMETER),
  ) ?? null,
);

export const registerDrafts = draftsOf(
  '',
  'register',
  draftTexts('firstName', 'lastName', 'email', 'company'),
);

function read(): PendingRegistration | null {
  const stored = readTabJson(key);
  if (typeof stored !== 'object' || stored === null) return null;
  const { isReady, sentAt, ...texts } = stored as Partial<Record<string, unknown>>;
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
