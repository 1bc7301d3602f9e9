import { keepChoice, onChoiceElsewhere, readChoice } from './keptChoice.ts';
import { atom } from './state.ts';

const key = 'single_keys';
const off = 'off';

const readSingleKeys = (): boolean => readChoice(key) !== off;

const storedAtom = atom(readSingleKeys());

/** True if single-key shortcuts are on; stored as `off` under `single_keys`. */
export const singleKeysAtom = atom(
  (get) => get(storedAtom),
  (_get, set, hasSingleKeys: boolean) => {
    set(storedAtom, hasSingleKeys);
    keepChoice(key, hasSingleKeys ? null : off);
  },
);

storedAtom.onMount = (setSingleKeys) =>
  onChoiceElsewhere(key, () => setSingleKeys(readSingleKeys()));
