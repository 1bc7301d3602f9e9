import { keepChoice, onChoiceElsewhere, readChoice } from '../../platform/keptChoice.ts';
import { atom } from '../../platform/state.ts';

const key = 'favourite_templates';

/** More ids than anybody marks are none of this product's. */
const MOST = 500;

/** Anybody may have written what lies in the browser. */
function readFavourites(): ReadonlySet<string> {
  const ids = (readChoice(key) ?? '').split(' ').filter(Boolean);
  return new Set(ids.slice(0, MOST));
}

const storedAtom = atom(readFavourites());

/** The templates that are marked on this device, by their ids; kept under `favourite_templates`. */
export const favouriteTemplatesAtom = atom(
  (get) => get(storedAtom),
  (get, set, id: string, isFavourite: boolean) => {
    const next = new Set(get(storedAtom));
    if (isFavourite) next.add(id);
    else next.delete(id);
    set(storedAtom, next);
    keepChoice(key, next.size === 0 ? null : [...next].join(' '));
  },
);

/** Follows the other tabs. */
storedAtom.onMount = (setFavourites) =>
  onChoiceElsewhere(key, () => setFavourites(readFavourites()));
