import { storePreference, onPreferenceFromOtherTab, readPreference } from './storedPreference.ts';
import { atom } from './state.ts';

const key = 'single_keys';
const off = 'off';

const readSingleKeys = (): boolean => readPreference(key) !== off;

const storedAtom = atom(readSingleKeys());

/** True if single-key shortcuts are on; stored as `off` under `single_keys`. */
export const singleKeysEnabledAtom = atom(
  (get) => get(storedAtom),
  (_get, set, areSingleKeysEnabled: boolean) => {
    set(storedAtom, areSingleKeysEnabled);
    storePreference(key, areSingleKeysEnabled ? null : off);
  },
);

storedAtom.onMount = (setSingleKeysEnabled) =>
  onPreferenceFromOtherTab(key, () => setSingleKeysEnabled(readSingleKeys()));
