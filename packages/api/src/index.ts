export * from './common.ts';

export { send } from './http/send.ts';
export type { ErrorCode } from './description/errorCodes.ts';

export { createApi } from './createApi.ts';
export type { Api, ApiOptions, SessionEnd } from './createApi.ts';

export { ConfigError, readConfig } from './config/config.ts';
export type { Config, RawSettings, SettingProblem } from './config/config.ts';
export { loadConfig } from './config/loadConfig.ts';
export { loadEntry } from './config/loadEntry.ts';

export {
  ApiError,
  DEFAULT_MESSAGE,
  isAborted,
  isApiError,
  isTransient,
  isUnauthorised,
} from './http/apiError.ts';
export { errorCodeOf } from './http/errorCode.ts';
export type { ApiErrorKind } from './http/apiError.ts';
export { ownPath, safeUrl } from './http/safeUrl.ts';
export type { UrlRules } from './http/safeUrl.ts';
export { createHelpers } from './http/helpers.ts';
export type { HelperOptions, Helpers } from './http/helpers.ts';
export type { CallInput, Http } from './http/http.ts';
export { plainText } from './http/message.ts';
export { agentsUsing } from './schema/agentNames.ts';
export { identityOf } from './schema/identity.ts';
export { loadAll, FIRST_BATCH } from './schema/loadAll.ts';
export type { ListPage, LoadedPage } from './schema/loadAll.ts';

export { changeOf, defineAction, defineResource, replacementOf } from './resource.ts';
export type { Action, AnyResource, Change, NoParams, Resource } from './resource.ts';

export * from './session/index.ts';
export * from './team/index.ts';
export { pictureTypeOf } from './profile/pictureType.ts';
export { changeProfile, updateMe } from './profile/profile.ts';
export * from './voice/index.ts';
export * from './content/index.ts';
export * from './inbox/index.ts';
export * from './knowledge/index.ts';
export * from './crm/index.ts';
export * from './integrations/index.ts';
export * from './billing/index.ts';

export * from './dashboard/index.ts';

export * from './bots/bots.ts';
export * from './notifications/index.ts';
