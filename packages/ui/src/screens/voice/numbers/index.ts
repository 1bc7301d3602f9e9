export { NumbersScreen } from './NumbersScreen.tsx';
export type { NumberAgent, NumberDraft, NumbersScreenProps, NumberValues } from './numbersTypes.ts';
