import { keepChoice, onChoiceElsewhere, readChoice } from './keptChoice.ts';
import { atom } from './state.ts';

const key = 'single_keys';
const off = 'off';

const readSingleKeys = (): boolean => readChoice(key) !== off;

const storedAtom = atom(readSingleKeys());

/** Whether keys without Ctrl, Cmd or Alt act; kept under `single_keys`, which is `off` or missing. */
export const singleKeysAtom = atom(
  (get) => get(storedAtom),
  (_get, set, hasSingleKeys: boolean) => {
    set(storedAtom, hasSingleKeys);
    keepChoice(key, hasSingleKeys ? null : off);
  },
);

/** Follows the other tabs' choice. */
storedAtom.onMount = (setSingleKeys) =>
  onChoiceElsewhere(key, () => setSingleKeys(readSingleKeys()));
