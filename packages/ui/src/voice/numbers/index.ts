export { NumbersScreen } from './NumbersScreen.tsx';
export type {
  NumberAgent,
  NumberOutcome,
  NumbersScreenProps,
  NumberState,
  NumberValues,
} from './types.ts';
