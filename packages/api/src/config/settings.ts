import type { ServiceName } from '../http/call.ts';

export const SETTINGS = [
  'PLATFORM_AUTH_URL',
  'PLATFORM_CHATBOT_URL',
  'PLATFORM_KNOWLEDGE_URL',
  'PLATFORM_BILLING_URL',
  'PLATFORM_CHATBOT_EMBED_URL',
  'PLATFORM_CONTENT_URL',
  'PLATFORM_NOTIFICATIONS_URL',
  'PLATFORM_VOICE_URL',
  'PLATFORM_CRM_URL',
  'PLATFORM_INTEGRATIONS_URL',
  'PLATFORM_VOICE_SOCKET_URL',
] as const;

export type SettingName = (typeof SETTINGS)[number];

/** Optional: enabled features, and hosts a server may redirect to; both comma-separated. */
export const OPTIONAL_SETTINGS = ['PLATFORM_FEATURES', 'PLATFORM_REDIRECT_HOSTS'] as const;

export const LEGAL_SETTINGS = ['PLATFORM_TERMS_URL', 'PLATFORM_PRIVACY_URL'] as const;

export type OptionalSettingName =
  | (typeof OPTIONAL_SETTINGS)[number]
  | (typeof LEGAL_SETTINGS)[number];

export const FEATURES = [
  'register',
  'password-reset',
  'sessions',
  'profile-edit',
  'inbox',
] as const;

export type Feature = (typeof FEATURES)[number];

export type Settings = Record<SettingName, string> & Partial<Record<OptionalSettingName, string>>;

export const SERVICE_SETTINGS: Readonly<Record<ServiceName, SettingName>> = {
  auth: 'PLATFORM_AUTH_URL',
  billing: 'PLATFORM_BILLING_URL',
  notifications: 'PLATFORM_NOTIFICATIONS_URL',
  integrations: 'PLATFORM_INTEGRATIONS_URL',
  chatbot: 'PLATFORM_CHATBOT_URL',
  voice: 'PLATFORM_VOICE_URL',
  knowledge: 'PLATFORM_KNOWLEDGE_URL',
  content: 'PLATFORM_CONTENT_URL',
  crm: 'PLATFORM_CRM_URL',
};
