export type { NumberRow } from './numberRows.ts';
export { NumbersScreen } from './NumbersScreen.tsx';
export type {
  NumberAgent,
  NumberDraft,
  NumbersActions,
  NumbersScreenProps,
  NumberState,
  NumberValues,
} from './numbersTypes.ts';
