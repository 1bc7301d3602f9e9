export { AcceptInviteScreen } from './AcceptInviteScreen.tsx';
export type { AcceptInviteScreenProps } from './AcceptInviteScreen.tsx';
export { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
export type { ForgotPasswordScreenProps } from './ForgotPasswordScreen.tsx';
export { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
export type { ResetPasswordScreenProps } from './ResetPasswordScreen.tsx';
export type { AcceptValues, NewPasswordValues, RegisterValues } from './accountSchema.ts';
export { ConfirmationScreen } from './ConfirmationScreen.tsx';
export type { ConfirmationScreenProps } from './ConfirmationScreen.tsx';
export { SignInPrompt } from './SignInPrompt.tsx';
export type { SignInPromptProps } from './SignInPrompt.tsx';
export { InvitationEndedScreen } from './InvitationEndedScreen.tsx';
export type { InvitationEndedScreenProps } from './InvitationEndedScreen.tsx';
export { OtherAccountScreen } from './OtherAccountScreen.tsx';
export type { OtherAccountScreenProps } from './OtherAccountScreen.tsx';
export { RegisteredScreen } from './RegisteredScreen.tsx';
export type { RegisteredScreenProps } from './RegisteredScreen.tsx';
export { RegisterScreen } from './RegisterScreen.tsx';
export type { RegisterScreenProps } from './RegisterScreen.tsx';
export type {
  AcceptDraft,
  InvitationFacts,
  JoinOutcome,
  JoinRefusal,
  RegisterDraft,
} from './types.ts';
