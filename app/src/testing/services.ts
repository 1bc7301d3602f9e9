import { readConfig, SETTINGS } from '@platform/api';
import type { Config } from '@platform/api';

/** Origin of all services in hook tests and wired stories, handled by msw. */
const servicesOrigin = 'http://services.test';

export const testConfig: Config = readConfig(
  Object.fromEntries(
    SETTINGS.map((name) => {
      const service = name.replace(/^PLATFORM_(.+)_URL$/, '$1').toLowerCase();
      const origin = name === 'PLATFORM_VOICE_SOCKET_URL' ? 'ws://services.test' : servicesOrigin;
      return [name, `${origin}/${service}`];
    }),
  ),
);
