/** The one door to jotai: few atoms, each declared beside its owner. */
export {
  atom,
  createStore,
  Provider as StateProvider,
  useAtomValue,
  useSetAtom,
  useStore,
} from 'jotai';
