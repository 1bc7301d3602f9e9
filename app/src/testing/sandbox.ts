import { readConfig, signIn } from '@platform/api';
import type { User } from '@platform/api';
import { createSandbox, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { hold, SandboxControl } from '@platform/sandbox/testing';
import type { Fault } from '@platform/sandbox/testing';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { toastsAtom } from '../feedback/toastAtoms.ts';
import { createStore } from '../platform/state.ts';
import { sessionAtom } from '../session/sessionAtoms.ts';
import { connectSession } from '../session/startSession.ts';
import { appOrigin, createSignedIn, createTab } from './signedIn.tsx';

const people = {
  admin: 'priya.nair@northwind.example',
  colleague: 'ingrid.sorensen@northwind.example',
  editor: 'amara.okafor@northwind.example',
  stranger: 'ines.duarte@harbour-optics.example',
} as const;
type Person = keyof typeof people;

export function startSandbox() {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ allowedOrigins: [appOrigin], usageGrows: false });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.reset());

  async function openTab(person: Person = 'admin') {
    const store = createStore();
    const config = readConfig(sandbox.clientConfig());
    const api = connectSession(config, createTab(), store, { reload: () => {} });
    const show = (user: User) =>
      store.set(sessionAtom, { status: 'signedIn', user, isOffline: false });
    const enter = async (personName: Person) => {
      const result = await signIn(api, { email: people[personName], password: demoPassword });
      if (result.status !== 'signedIn') throw new Error(`${personName} could not sign in.`);
      show(result.user);
    };
    await enter(person);
    return {
      ...createSignedIn(api, store),
      enter,
      show,
      /** Visible and waiting messages, oldest first, repeated by their count. */
      toasts: () =>
        store
          .get(toastsAtom)
          .flatMap(({ message, count }) => Array.from({ length: count }, () => message)),
    };
  }

  return {
    openTab,
    get backend() {
      return new SandboxControl(sandbox.url);
    },
    count: async (call: { method: string; path: string }) =>
      (await new SandboxControl(sandbox.url).log(call)).length,
    /** Holds a request before or after it is handled; returns a function that releases it. */
    hold: (rule: Fault, moment?: 'before' | 'after') =>
      hold(new SandboxControl(sandbox.url), rule, moment),
  };
}
