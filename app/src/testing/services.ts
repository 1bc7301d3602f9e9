import { readConfig, SETTINGS } from '@platform/api';
import type { Config } from '@platform/api';

/** Where the services of a hook test or a wired story are said to be; msw answers for them. */
const servicesOrigin = 'http://services.test';

/** A configuration that names one address per service, such as `http://services.test/auth`. */
export const testConfig: Config = readConfig(
  Object.fromEntries(
    SETTINGS.map((name) => {
      const service = name.replace(/^PLATFORM_(.+)_URL$/, '$1').toLowerCase();
      const origin = name === 'PLATFORM_VOICE_SOCKET_URL' ? 'ws://services.test' : servicesOrigin;
      return [name, `${origin}/${service}`];
    }),
  ),
);
