import { demoAccounts } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { SandboxControl } from '@platform/sandbox/testing';
import { readConformanceConfig } from './config.ts';
import type { ConformanceConfig } from './config.ts';
import { World } from './world.ts';

const passwordOf = (role: string, tenant: string) => {
  const account = demoAccounts.find(
    (each) => each.role === role && each.tenant === tenant && each.password !== null,
  );
  return { email: account?.email, password: account?.password };
};

/** The settings of a run against the sandbox: the only place that knows its demo accounts. */
export const sandboxConfig = (
  { serviceUrls, clientConfig }: Pick<Sandbox, 'serviceUrls' | 'clientConfig'>,
  origin: string,
): ConformanceConfig =>
  readConformanceConfig({
    services: serviceUrls,
    socket: clientConfig().PLATFORM_VOICE_SOCKET_URL,
    origin,
    people: {
      admin: passwordOf('Admin', 'Northwind'),
      editor: passwordOf('Editor', 'Northwind'),
      viewer: passwordOf('Viewer', 'Northwind'),
      stranger: passwordOf('Admin', 'Harbour Optics'),
    },
  });

/** Signs the admin in and lets the sandbox end the access token. @returns the settings with that token */
export async function withExpiredToken(
  { url }: Pick<Sandbox, 'url'>,
  config: ConformanceConfig,
): Promise<ConformanceConfig> {
  const expiredToken = await new World(config).tokenOf('admin');
  await new SandboxControl(url).expire();
  return { ...config, expiredToken };
}
