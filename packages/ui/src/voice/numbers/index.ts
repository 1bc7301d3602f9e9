export { NumbersScreen } from './NumbersScreen.tsx';
export type {
  NumberAgent,
  NumberOutcome,
  NumbersScreenProps,
  NumberState,
  NumberValues,
  VoiceNumber,
  VoiceNumberList,
} from './types.ts';
