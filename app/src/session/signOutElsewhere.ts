import { keepChoice, onChoiceElsewhere } from '../platform/keptChoice.ts';

/* Signing out applies to every tab and discards drafts, while an expired session keeps them.
   Tokens alone do not show the difference, so other tabs are notified. The entry is removed at
   once. */
const key = 'fa_signed_out';

/** Notifies other tabs that the user signed out. */
export function tellSignOut(): void {
  keepChoice(key, 'now');
  keepChoice(key, null);
}

/** Calls the listener when the user signs out in another tab. Returns an unsubscribe function. */
export const onSignOutElsewhere = (listener: () => void): (() => void) =>
  onChoiceElsewhere(key, listener);
