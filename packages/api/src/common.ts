/** What both entries of the package export: roles, permissions, types, and the areas whose calls are not yet values. */
export { ROLES, ASSIGNABLE_ROLES, INVITE_ROLES, normaliseRole } from './permissions/roles.ts';
export type { Role, AssignableRole, InviteRole } from './permissions/roles.ts';
export { actorOf, isTenantAdmin } from './permissions/actor.ts';
export type { Actor } from './permissions/actor.ts';
export {
  PERMISSIONS,
  ROLE_PERMISSIONS,
  hasPermission,
  permissionsOf,
} from './permissions/table.ts';
export type { Permission } from './permissions/table.ts';
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
  ServiceName,
} from './http/call.ts';
export { FEATURES, OPTIONAL_SETTINGS, SERVICE_SETTINGS, SETTINGS } from './config/settings.ts';
export type { Feature, OptionalSettingName, SettingName, Settings } from './config/settings.ts';

export { sessionCalls } from './session/calls.ts';
export { STORAGE_KEYS } from './session/keys.ts';
export {
  PASSWORD_REQUIRED,
  googleAuthUrlAnswerSchema,
  loginAnswerSchema,
  meSchema,
  tokensAnswerSchema,
  tokensSchema,
} from './session/schema.ts';
export type { LoginAnswer, TokenSet, TokensWire } from './session/schema.ts';
export { callbackAnswerSchema, googleProfileSchema } from './session/googleSchema.ts';
export type { CallbackAnswer, GoogleProfile } from './session/googleSchema.ts';
export {
  callbackBodySchema,
  googleAuthUrlBodySchema,
  loginQuerySchema,
  refreshBodySchema,
} from './session/requests.ts';
export type {
  CallbackBody,
  GoogleAuthUrlBody,
  LoginQuery,
  RefreshBody,
} from './session/requests.ts';
export { registerCalls } from './session/joining/calls.ts';
export { ACCOUNT_LIMITS } from './session/joining/limits.ts';
export { registerBodySchema, resendBodySchema } from './session/joining/requests.ts';
export type { RegisterBody } from './session/joining/requests.ts';
export {
  CONFIRMATIONS,
  CONFIRMATION_PARAMETER,
  acceptInviteAnswerSchema,
  registerAnswerSchema,
} from './session/joining/schema.ts';
export type { Confirmation } from './session/joining/schema.ts';
export { storedUserSchema, toUser, toUserWire } from './session/user.ts';
export type { MeWire, SignInMethod, User, UserWire } from './session/user.ts';

export { profileCalls } from './profile/calls.ts';
export { NAME_LIMIT, PICTURE_LIMIT, profileBodySchema } from './profile/requests.ts';
export type { ProfileBody } from './profile/requests.ts';

export { joinCalls } from './team/joinCalls.ts';
export { acceptInviteBodySchema } from './team/requests.ts';
export type { AcceptInviteBody } from './team/requests.ts';

export { billingCalls } from './billing/calls.ts';
export { DEFAULT_ENTITLEMENTS, entitlementsSchema } from './billing/entitlements.ts';
export type { Entitlements, EntitlementsWire, Usage, UsageKind } from './billing/entitlements.ts';
export { invoicePageSchema, isPaid } from './billing/invoices.ts';
export type { Invoice, InvoicePage, InvoiceWire, InvoicesWire } from './billing/invoices.ts';
export { NO_SUBSCRIPTION, plansSchema, subscriptionSchema } from './billing/schema.ts';
export type { Interval, Plan, PlanWire, Subscription, SubscriptionWire } from './billing/schema.ts';
export {
  checkoutBodySchema,
  emailInvoiceBodySchema,
  invoicesQuerySchema,
} from './billing/requests.ts';
export type { CheckoutBody, EmailInvoiceBody } from './billing/requests.ts';

export {
  AGGREGATED,
  completionCallOf,
  completionCalls,
  integrationCalls,
} from './integrations/calls.ts';
export { isProviderId, providerName } from './integrations/provider.ts';
export { discoverySchema } from './integrations/schema.ts';
export type {
  Discovery,
  Integration,
  IntegrationStatus,
  IntegrationWire,
} from './integrations/schema.ts';
export {
  completionAnswerSchema,
  connectAnswerSchema,
  integrationSettingsSchema,
  integrationStateSchema,
  isAggregatorUrl,
  testAnswerSchema,
} from './integrations/answers.ts';
export type {
  ConnectAnswer,
  ConnectAnswerWire,
  IntegrationSettings,
  IntegrationSettingsWire,
  IntegrationState,
  StatusAnswerWire,
  TestAnswerWire,
} from './integrations/answers.ts';
export { completionBodySchema, connectBodySchema } from './integrations/requests.ts';
export type { CompletionBody, ConnectBody } from './integrations/requests.ts';

export type { Keyed } from './schema/list.ts';
export type { AgentName } from './schema/agentNames.ts';
export * from './voice/contract.ts';

export * from './knowledge/contract.ts';
