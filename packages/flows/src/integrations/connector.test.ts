import type { ConnectRedirect } from '@platform/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubTabStorage } from '../testing/fakeTabStorage.ts';
import { connectStates } from './connectStates.ts';
import { createConnector } from './connector.ts';

beforeEach(() => void stubTabStorage());
afterEach(() => void vi.unstubAllGlobals());

const redirect: ConnectRedirect = {
  kind: 'redirect',
  url: 'https://idp.test/?state=s-1',
  state: '',
};

function start(response: ConnectRedirect | null) {
  const shown: string[][] = [];
  const connector = createConnector((connecting) => shown.push([...connecting]));
  const leave = vi.fn<(url: string) => Promise<void>>(async () => {});
  const request = vi.fn<() => Promise<ConnectRedirect | null>>(async () => response);
  const connect = (provider = 'slack') => connector.connect({ provider, request, leave });
  return { connect, connector, leave, request, shown };
}

it('O13 stores the state before the redirect to the provider', async () => {
  const { connect, leave } = start(redirect);
  leave.mockImplementation(async () => {
    expect(connectStates(Date.now()).providerOf('s-1')).toBe('slack');
  });
  await connect();
  expect(leave).toHaveBeenCalledWith('https://idp.test/?state=s-1');
});

it('M01 starts one connection per provider at a time, several providers in parallel', async () => {
  const { connect, request, shown } = start(redirect);
  await Promise.all([connect('slack'), connect('slack'), connect('gmail')]);
  await connect('slack');
  expect(request).toHaveBeenCalledTimes(2);
  expect(shown).toEqual([['slack'], ['slack', 'gmail']]);
});

it('O20 starts again once the browser came back', async () => {
  const { connect, connector, request, shown } = start(redirect);
  await connect();
  connector.reset();
  await connect();
  expect(request).toHaveBeenCalledTimes(2);
  expect(shown).toEqual([['slack'], [], ['slack']]);
});

it('L04 does not redirect once the page was left', async () => {
  const { connect, connector, leave } = start(redirect);
  const close = connector.open();
  const begun = connect();
  close();
  await begun;
  expect(connector.isOpen()).toBe(false);
  expect(leave).not.toHaveBeenCalled();
  expect(connectStates(Date.now()).providerOf('s-1')).toBeNull();
});

it('can start again after a failure', async () => {
  const { connect, leave, request, shown } = start(null);
  await connect();
  await connect();
  expect(request).toHaveBeenCalledTimes(2);
  expect(leave).not.toHaveBeenCalled();
  expect(shown).toEqual([['slack'], [], ['slack'], []]);
});
