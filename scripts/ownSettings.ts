import { SETTINGS } from '@platform/api/contract';
import type { Settings } from '@platform/api/contract';

/**
 * Service URLs from the environment, such as `PLATFORM_CRM_URL`. They replace the sandbox's in
 * `/config.json`, so that one real service can be tested with the other eight.
 */
export const ownSettings = (environment: Readonly<NodeJS.ProcessEnv>): Partial<Settings> =>
  Object.fromEntries(
    SETTINGS.flatMap((name) => {
      const value = environment[name];
      return value ? [[name, value]] : [];
    }),
  );
