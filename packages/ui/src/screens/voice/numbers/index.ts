export type { NumberRow } from './numberRows.ts';
export { NumbersScreen } from './NumbersScreen.tsx';
export type {
  NumberAgent,
  NumberDraft,
  NumbersActions,
  NumbersScreenProps,
  NumberValues,
} from './numbersTypes.ts';
