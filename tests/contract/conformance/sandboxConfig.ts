import { demoAccounts } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { SandboxControl } from '@platform/sandbox/testing';
import { readConformanceConfig } from './config.ts';
import type { ConformanceConfig } from './config.ts';
import { preparedBySandbox } from './sandboxPrepared.ts';
import { World } from './world.ts';

const passwordOf = (role: string, tenant: string) => {
  const account = demoAccounts.find(
    (each) => each.role === role && each.tenant === tenant && each.password !== null,
  );
  return { email: account?.email, password: account?.password };
};

const EMPTY_BILLING = ['entitlements.get', 'subscription.get', 'subscription.cancel'];

/** Settings of a run against the sandbox, whose data are known. */
export function sandboxConfig(
  { serviceUrls, clientConfig, url }: Pick<Sandbox, 'serviceUrls' | 'clientConfig' | 'url'>,
  origin: string,
): ConformanceConfig {
  const stranger = passwordOf('Admin', 'Harbour Optics');
  const editor = passwordOf('Editor', 'Northwind');
  const config = readConformanceConfig({
    services: serviceUrls,
    socket: clientConfig().PLATFORM_VOICE_SOCKET_URL,
    origin,
    people: {
      admin: passwordOf('Admin', 'Northwind'),
      editor,
      viewer: passwordOf('Viewer', 'Northwind'),
      stranger,
    },
    mails: `${url}/sandbox/outbox?to={to}`,
    prepared: [
      // Harbour Optics has no subscription.
      { call: 'agents.create', code: 'PLAN_LIMIT', as: stranger },
      { call: 'generation.start', code: 'PLAN_LIMIT', as: stranger },
      { call: 'documents.add', code: 'STORAGE_LIMIT', as: stranger },
      ...EMPTY_BILLING.map((call) => ({ call, status: 404, as: stranger })),
      { call: 'googleSignIn.profile' },
      { call: 'googleSignIn.profile', code: 'NOT_FOUND', as: editor },
      {
        call: 'login.login',
        code: 'ACCOUNT_INACTIVE',
        as: { ...editor, email: 'jonas.weber@northwind.example' },
      },
      {
        call: 'acceptInvite.accept',
        code: 'INVITE_EXPIRED',
        body: { token: 'demo-invite-late.answer' },
      },
      {
        call: 'integrations.test',
        code: 'PROVIDER_UNREACHABLE',
        params: { provider: 'order_tracker' },
      },
      { call: 'embed.ask', code: 'TOO_MANY_QUESTIONS', times: 21 },
      { call: 'contacts.create', code: 'TOO_LARGE', bytes: 1_048_577 },
      { call: 'embed.ask', code: 'TOO_LARGE', bytes: 8193 },
    ],
  });
  return { ...config, prepared: [...config.prepared, ...preparedBySandbox(url)] };
}

/** Signs the admin in and expires the access token. @returns the settings with that token */
export async function withExpiredToken(
  { url }: Pick<Sandbox, 'url'>,
  config: ConformanceConfig,
): Promise<ConformanceConfig> {
  const expiredToken = await new World(config).tokenOf('admin');
  await new SandboxControl(url).expire();
  return { ...config, expiredToken };
}
