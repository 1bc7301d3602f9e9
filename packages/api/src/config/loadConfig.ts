import { ApiError } from '../http/apiError.ts';
import { transport } from '../http/transport.ts';
import { isObject } from '../schema/fields.ts';
import { ConfigError, readConfig } from './config.ts';
import type { Config, RawSettings } from './config.ts';

const TIMEOUT_MS = 15_000;

/**
 * Merges the settings file over the build's settings. A missing file (404, or the host's HTML page)
 * counts as empty; an unreadable one throws ConfigError: the build may be for another environment.
 */
export async function loadConfig(address: string, build: RawSettings = {}): Promise<Config> {
  return readConfig(await readFile(address, build), build);
}

async function readFile(url: string, build: RawSettings): Promise<RawSettings> {
  try {
    const { status, body, format } = await transport({ url, method: 'GET', timeout: TIMEOUT_MS });
    if (status === 200 && isObject(body)) return body;
    if (status === 404 || (status === 200 && format === 'html')) return {};
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  // Reports the settings that the build lacks; if it has all, the file itself is reported.
  readConfig({}, build);
  throw new ConfigError([]);
}
