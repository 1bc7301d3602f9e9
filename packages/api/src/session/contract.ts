/** The calls of the session as a service has to serve them, and how the client reads the responses. */
export { googleAuthUrlAnswerSchema, callbackAnswerSchema } from './googleSignIn.ts';
export * from './googleSignIn.contract.ts';
export { acceptInviteAnswerSchema } from './joining/acceptInvite.ts';
export * from './joining/acceptInvite.contract.ts';
export { CONFIRMATION_PARAMETER } from './joining/registration.ts';
export type { Confirmation } from './joining/registration.ts';
export * from './joining/registration.contract.ts';
export { loginAnswerSchema } from './login.ts';
export * from './login.contract.ts';
export { meSchema } from './me.ts';
export { meCalls } from './me.contract.ts';
export type { MeWire } from './me.contract.ts';
export { tokensAnswerSchema, tokensSchema } from './tokens.ts';
export { tokenCalls } from './tokens.contract.ts';
export type { TokensWire } from './tokens.contract.ts';
export type { UserWire } from './user.contract.ts';
