export { NumbersScreen } from './NumbersScreen.tsx';
export type {
  NumberAgent,
  NumberDraft,
  NumberOutcome,
  NumbersScreenProps,
  NumberValues,
} from './types.ts';
