import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createSandbox, demoAccounts, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { startAppServer } from '../../app/server/appServer.ts';
import type { AppServer } from '../../app/server/appServer.ts';
import { appDist } from './bytes/firstVisit.ts';
import { buildHandwritten } from './handwritten/build.ts';
import type { HandwrittenPage } from './handwritten/build.ts';
import { fetchSession } from '../support/sessionSignIn.ts';
import type { Session } from '../support/sessionSignIn.ts';

/** URLs of the app and of the pages it is compared with, all served the same way. */
type Sites = Readonly<Record<'app' | HandwrittenPage, string>>;

export interface Stage {
  sites: Sites;
  /** A new session of a tenant admin. */
  openSession: () => Promise<Session>;
  /** Seeds more rows of a kind that `/sandbox/seed` knows. */
  add: (kind: string, count: number) => Promise<void>;
  close: () => Promise<void>;
}

const copied = fileURLToPath(new URL('../../node_modules/.cache/measured', import.meta.url));

async function copyOfApp(): Promise<string> {
  await rm(copied, { recursive: true, force: true });
  await cp(appDist, copied, { recursive: true });
  return copied;
}

export async function setStage(): Promise<Stage> {
  const sandbox: Sandbox = await createSandbox();
  const serve = (dist: string): Promise<AppServer> =>
    startAppServer({ dist, port: 0, config: () => ({ ...sandbox.clientConfig() }) });
  const appServer = await serve(await copyOfApp());
  const signInServer = await serve(await buildHandwritten('sign-in'));
  const teamServer = await serve(await buildHandwritten('team'));
  const contactsServer = await serve(await buildHandwritten('contacts'));
  const servers = [appServer, signInServer, teamServer, contactsServer];
  for (const { url } of servers) sandbox.allowOrigin(url);
  const app = appServer.url;
  const admin = { email: demoAccounts[0]?.email ?? '', password: demoPassword };
  return {
    sites: {
      app,
      'sign-in': signInServer.url,
      team: teamServer.url,
      contacts: contactsServer.url,
    },
    openSession: () => fetchSession(sandbox.serviceUrls.auth, app, admin),
    add: async (kind, count) => {
      const path = `/sandbox/seed/${kind}?count=${count}`;
      const response = await fetch(`${sandbox.url}${path}`, { method: 'POST' });
      if (!response.ok) throw new Error(`Seeding ${kind}: ${response.status}`);
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await sandbox.close();
    },
  };
}
