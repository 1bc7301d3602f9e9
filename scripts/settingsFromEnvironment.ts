import { SETTINGS } from '@platform/api/contract';
import type { Settings } from '@platform/api/contract';

/** Service URLs such as `PLATFORM_CRM_URL` replace the sandbox's, to test one real service. */
export const settingsFromEnvironment = (
  environment: Readonly<NodeJS.ProcessEnv>,
): Partial<Settings> =>
  Object.fromEntries(
    SETTINGS.flatMap((name) => {
      const value = environment[name];
      return value ? [[name, value]] : [];
    }),
  );
