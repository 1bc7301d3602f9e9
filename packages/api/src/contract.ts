/** Schemas and call descriptions for the sandbox, tests and docs; not for browser code. */
export * from './common.ts';

export { allCalls, callList } from './allCalls.contract.ts';
export { errorsOf } from './description/describeCall.ts';
export type { CallDescription } from './description/describeCall.ts';
export type { SocketDescription } from './description/describeSocket.ts';
export { ERROR_CODES } from './description/errorCodes.ts';
export type { ErrorCode } from './description/errorCodes.ts';
export * from './crm/contract.ts';
export * from './bots/contract.ts';
export * from './content/contract.ts';
export { refusal } from './description/shapes.ts';
export * from './dashboard/contract.ts';
export * from './inbox/contract.ts';
export * from './knowledge/contract.ts';
export * from './integrations/contract.ts';
export * from './notifications/contract.ts';
export * from './voice/contract.ts';
export * from './billing/contract.ts';
export { pictureTypeOf } from './profile/pictureType.ts';
export * from './profile/profile.contract.ts';
export * from './session/contract.ts';
export * from './team/contract.ts';
