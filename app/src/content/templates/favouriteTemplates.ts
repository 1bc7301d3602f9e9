import {
  storePreference,
  onPreferenceFromOtherTab,
  readPreference,
} from '../../platform/storedPreference.ts';
import { atom } from '../../platform/state.ts';

const key = 'favourite_templates';

/** Limit for a corrupted entry. */
const MAX_ITEMS = 500;

function readFavourites(): ReadonlySet<string> {
  const ids = (readPreference(key) ?? '').split(' ').filter(Boolean);
  return new Set(ids.slice(0, MAX_ITEMS));
}

const storedAtom = atom(readFavourites());

export const favouriteTemplatesAtom = atom(
  (get) => get(storedAtom),
  (get, set, id: string, isFavourite: boolean) => {
    const next = new Set(get(storedAtom));
    if (isFavourite) next.add(id);
    else next.delete(id);
    set(storedAtom, next);
    storePreference(key, next.size === 0 ? null : [...next].join(' '));
  },
);

storedAtom.onMount = (setFavourites) =>
  onPreferenceFromOtherTab(key, () => setFavourites(readFavourites()));
