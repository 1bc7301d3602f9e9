import { SETTINGS } from '@platform/api/contract';
import type { Settings } from '@platform/api/contract';

/**
 * Addresses of services that the environment names, such as `PLATFORM_CRM_URL`: they replace those of the
 * sandbox in `/config.json`, so that a service of one's own can be tried with the other eight.
 */
export const ownSettings = (environment: Readonly<NodeJS.ProcessEnv>): Partial<Settings> =>
  Object.fromEntries(
    SETTINGS.flatMap((name) => {
      const value = environment[name];
      return value ? [[name, value]] : [];
    }),
  );
