import { keepChoice, onChoiceElsewhere } from '../platform/keptChoice.ts';

/*
 * A session that ends takes no draft with it; a person who signs out means every tab. The other tabs
 * cannot tell one from the other by the tokens alone, so they are told. Nothing is left in storage.
 */
const key = 'fa_signed_out';

/** Tells the other tabs that the person signed out. */
export function tellSignOut(): void {
  keepChoice(key, 'now');
  keepChoice(key, null);
}

/** Calls a listener when the person signs out in another tab. @returns stops it */
export const onSignOutElsewhere = (listener: () => void): (() => void) =>
  onChoiceElsewhere(key, listener);
