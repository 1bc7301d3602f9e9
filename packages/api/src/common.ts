export type * from '@platform/domain';
export { ROLES, ASSIGNABLE_ROLES, INVITE_ROLES, normaliseRole } from './permissions/roles.ts';
export { actorOf, isTenantAdmin } from './permissions/actor.ts';
export type { Actor } from './permissions/actor.ts';
export {
  PERMISSIONS,
  ROLE_PERMISSIONS,
  hasPermission,
  permissionsOf,
} from './permissions/table.ts';
export {
  refuseCancelInvite,
  refuseChangeRole,
  refuseEditRole,
  refuseInvite,
  refuseRemove,
} from './permissions/policy.ts';
export { refuseSubscription } from './permissions/subscriptionPolicy.ts';
export type { Refusal, TeamTarget } from './permissions/policy.ts';

export type {
  Access,
  Call,
  CallAddress,
  Method,
  PageQuery,
  ParamsOf,
  SearchQuery,
  ServiceName,
} from './http/call.ts';
export { FEATURES, OPTIONAL_SETTINGS, SERVICE_SETTINGS, SETTINGS } from './config/settings.ts';
export type { Feature, OptionalSettingName, SettingName, Settings } from './config/settings.ts';

export { STORAGE_KEYS } from './session/keys.ts';
export { storedUserSchema, toUser, toUserWire } from './session/user.ts';
export type { User } from './session/user.ts';
