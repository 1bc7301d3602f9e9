export { NumbersScreen } from './NumbersScreen.tsx';
export type { NumberAgent, NumberOutcome, NumbersScreenProps, NumberValues } from './types.ts';
