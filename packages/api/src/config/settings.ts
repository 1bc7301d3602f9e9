import type { ServiceName } from '../http/call.ts';

/** The eleven required settings of `architecture.md`, in the order they are reported. */
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

/** Optional: features by name, and the hosts a server may send the browser to (comma-separated). */
export const OPTIONAL_SETTINGS = ['PLATFORM_FEATURES', 'PLATFORM_REDIRECT_HOSTS'] as const;

/** Optional: addresses of the legal pages that a registration links to. */
export const LEGAL_SETTINGS = ['PLATFORM_TERMS_URL', 'PLATFORM_PRIVACY_URL'] as const;

export type OptionalSettingName =
  | (typeof OPTIONAL_SETTINGS)[number]
  | (typeof LEGAL_SETTINGS)[number];

/** What `PLATFORM_FEATURES` may name; another word in it means nothing to this build. */
export const FEATURES = ['register', 'profile-edit', 'inbox'] as const;

/** A part of the product that a deployment switches on. */
export type Feature = (typeof FEATURES)[number];

/** What `/config.json` holds. */
export type Settings = Record<SettingName, string> & Partial<Record<OptionalSettingName, string>>;

/** Which setting holds the base address of which service. */
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
