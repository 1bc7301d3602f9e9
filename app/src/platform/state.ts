/** The only import of jotai. Atoms are few and declared next to their owner. */
export {
  atom,
  createStore,
  Provider as StateProvider,
  useAtomValue,
  useSetAtom,
  useStore,
} from 'jotai';
