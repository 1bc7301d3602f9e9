import type { ServiceName } from '../http/call.ts';
import { toUrl } from '../http/url.ts';
import { LEGAL_SETTINGS, OPTIONAL_SETTINGS, SERVICE_SETTINGS, SETTINGS } from './settings.ts';
import type { SettingName } from './settings.ts';

/** Where everything is, after start-up. Addresses are absolute and end without a slash. */
export interface Config {
  services: Readonly<Record<ServiceName, string>>;
  chatbotEmbedUrl: string;
  voiceSocketUrl: string;
  /** Names of the features that are on. */
  features: readonly string[];
  /** Exact hosts a server may send the browser to; empty allows every host. */
  redirectHosts: readonly string[];
  /** Where the terms of use are; null where the deployment names no valid address. */
  termsUrl: string | null;
  /** Where the privacy notice is; null where the deployment names no valid address. */
  privacyUrl: string | null;
}

/** A setting that stops the start. An empty one counts as missing. */
export interface SettingProblem {
  name: SettingName;
  problem: 'missing' | 'invalid';
}

/** Stops the start: names every setting that is missing or invalid. */
export class ConfigError extends Error {
  /** In the order of `SETTINGS`; empty where the file itself cannot be read. */
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

/** Settings as they were found: values of any type, by any name. */
export type RawSettings = Readonly<Record<string, unknown>>;

/**
 * Checks the settings. A value of the file wins over the build's of the same name, also when it is
 * wrong: a typing error must not send a product to another environment.
 *
 * @throws ConfigError
 */
export function readConfig(file: RawSettings, build: RawSettings = {}): Config {
  const valueOf = (name: string) => (Object.hasOwn(file, name) ? file[name] : build[name]);
  const addresses = new Map(
    SETTINGS.map((name) => [name, normalise(valueOf(name), schemesOf(name))]),
  );
  const wrong = SETTINGS.filter((name) => !addresses.get(name));
  if (wrong.length > 0) {
    throw new ConfigError(
      wrong.map((name) => ({ name, problem: isEmpty(valueOf(name)) ? 'missing' : 'invalid' })),
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

/** The address without a trailing slash; '' where it is none. */
function normalise(value: unknown, schemes: RegExp): string {
  const text = typeof value === 'string' ? value.trim() : '';
  const url = schemes.test(text) && !/[\s\\]/.test(text) ? toUrl(text) : null;
  if (!url || url.username || url.password || url.search || url.hash) return '';
  return url.href.replace(/\/+$/, '');
}

/** The address of a page, which may have a query and a fragment; null where it is none to link to. */
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
