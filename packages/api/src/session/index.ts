export {
  deviceSessions,
  endDeviceSession,
  endOtherDeviceSessions,
  endOtherSessions,
  endSession,
  listDeviceSessions,
} from './devices/deviceSessions.ts';
export { browserEnvironment } from './environment.ts';
export type { Environment } from './environment.ts';
export { startGoogleSignIn } from './google.ts';
export type { GoogleStart } from './google.ts';
export { completeGoogleSignIn } from './googleCallback.ts';
export type { GoogleReturn } from './googleCallback.ts';
export { getGoogleAuthUrl, getGoogleProfile, postGoogleCallback } from './googleSignIn.ts';
export { acceptInvite } from './joining/acceptInvite.ts';
export { confirmationUri, joinByInvite } from './joining/join.ts';
export {
  CONFIRMATIONS,
  CONFIRMATION_PARAMETER,
  register,
  resendConfirmation,
} from './joining/registration.ts';
export type { Confirmation } from './joining/registration.ts';
export { login } from './login.ts';
export { getMe, profile } from './me.ts';
export type { Refresher } from './refresher.ts';
export { forgotPassword, resetPassword } from './password/passwordReset.ts';
export { readResetLink, resetUri, setNewPassword } from './password/reset.ts';
export { restoreSession, restoreFromCookie } from './restore.ts';
export type { RestoreOptions, Restored } from './restore.ts';
export { signIn } from './signIn.ts';
export type { Credentials, SignInFailure, SignInResult } from './signIn.ts';
export { signOut } from './signOut.ts';
export type { StoreEvent, TokenStore } from './tokenStore.ts';
export { getTokens, logout, refreshTokens, requestRefresh } from './tokens.ts';
