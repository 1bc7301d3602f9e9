import type { ServiceName } from '../http/call.ts';
import { toUrl } from '../http/url.ts';
import { LEGAL_SETTINGS, OPTIONAL_SETTINGS, SERVICE_SETTINGS, SETTINGS } from './settings.ts';
import type { SettingName } from './settings.ts';

/** URLs are absolute and have no trailing slash. */
export interface Config {
  services: Readonly<Record<ServiceName, string>>;
  chatbotEmbedUrl: string;
  voiceSocketUrl: string;
  features: readonly string[];
  redirectHosts: readonly string[];
  /** Null if missing or invalid, like `privacyUrl`. */
  termsUrl: string | null;
  privacyUrl: string | null;
}

/** An empty setting counts as missing. */
export interface SettingProblem {
  name: SettingName;
  problem: 'missing' | 'invalid';
}

export class ConfigError extends Error {
  /** In the order of `SETTINGS`; empty if the settings file cannot be read. */
  readonly settings: readonly SettingProblem[];

  constructor(settings: readonly SettingProblem[]) {
    super(
      settings.length > 0
        ? `These settings are missing or invalid: ${settings.map(({ name }) => name).join(', ')}.`
        : 'The settings file cannot be read.',
    );
    this.name = 'ConfigError';
    this.settings = settings;
  }
}

export type RawSettings = Readonly<Record<string, unknown>>;

/** Throws ConfigError. The file wins even if invalid: the build may be for another environment. */
export function readConfig(file: RawSettings, build: RawSettings = {}): Config {
  const valueOf = (name: string) => (Object.hasOwn(file, name) ? file[name] : build[name]);
  const addresses = new Map(
    SETTINGS.map((name) => [name, normalise(valueOf(name), schemesOf(name))]),
  );
  const invalidNames = SETTINGS.filter((name) => !addresses.get(name));
  if (invalidNames.length > 0) {
    throw new ConfigError(
      invalidNames.map((name) => ({
        name,
        problem: isEmpty(valueOf(name)) ? 'missing' : 'invalid',
      })),
    );
  }

  const address = (name: SettingName) => addresses.get(name) ?? '';
  const [features, redirectHosts] = OPTIONAL_SETTINGS.map((name) => namesIn(valueOf(name)));
  const [termsUrl, privacyUrl] = LEGAL_SETTINGS.map((name) => pageUrl(valueOf(name)));
  return {
    services: Object.fromEntries(
      Object.entries(SERVICE_SETTINGS).map(([service, name]) => [service, address(name)]),
    ) as Record<ServiceName, string>,
    chatbotEmbedUrl: address('PLATFORM_CHATBOT_EMBED_URL'),
    voiceSocketUrl: address('PLATFORM_VOICE_SOCKET_URL'),
    features: features ?? [],
    redirectHosts: redirectHosts ?? [],
    termsUrl: termsUrl ?? null,
    privacyUrl: privacyUrl ?? null,
  };
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && !value.trim());
}

function schemesOf(name: SettingName): RegExp {
  return name === 'PLATFORM_VOICE_SOCKET_URL' ? /^wss?:\/\/[^/\\]/i : /^https?:\/\/[^/\\]/i;
}

/** Without a trailing slash; '' if invalid. */
function normalise(value: unknown, schemes: RegExp): string {
  const text = typeof value === 'string' ? value.trim() : '';
  const url = schemes.test(text) && !/[\s\\]/.test(text) ? toUrl(text) : null;
  if (!url || url.username || url.password || url.search || url.hash) return '';
  return url.href.replace(/\/+$/, '');
}

function pageUrl(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const url = /^https?:\/\/[^/\\]/i.test(text) ? toUrl(text) : null;
  return url && !url.username && !url.password ? url.href : null;
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
