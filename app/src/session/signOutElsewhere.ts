import { storePreference, onPreferenceFromOtherTab } from '../platform/storedPreference.ts';

/* Other tabs discard drafts on sign-out, not on expiry; tokens alone do not show the difference. */
const key = 'fa_signed_out';

export function broadcastSignOut(): void {
  storePreference(key, 'now');
  storePreference(key, null);
}

/** Calls the listener when the user signs out in another tab. Returns an unsubscribe function. */
export const onSignOutElsewhere = (listener: () => void): (() => void) =>
  onPreferenceFromOtherTab(key, listener);
