import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubTabStorage } from '../testing/fakeTabStorage.ts';
import { connectStates, rememberState } from './connectStates.ts';
import { interruptedReturn, markReturn } from './pendingReturn.ts';

const now = 1_700_000_000_000;
const tenMinutes = 10 * 60_000;

beforeEach(() => void stubTabStorage());
afterEach(() => void vi.unstubAllGlobals());

describe('connectStates', () => {
  it('O13 finds the provider of a state, and returns the state once', () => {
    rememberState('slack', 's-1', now);
    rememberState('hubspot', 's-2', now);
    const states = connectStates(now + 1000);
    expect(states.providerOf('s-2')).toBe('hubspot');
    expect(states.take('slack')).toBe('s-1');
    expect(states.take('slack')).toBeNull();
    expect(states.providerOf('s-1')).toBeNull();
    expect(states.take('hubspot')).toBe('s-2');
  });

  it('O13 expires after ten minutes', () => {
    rememberState('slack', 's-1', now);
    expect(connectStates(now + tenMinutes).providerOf('s-1')).toBe('slack');
    const late = connectStates(now + tenMinutes + 1);
    expect(late.providerOf('s-1')).toBeNull();
    expect(late.take('slack')).toBeNull();
  });

  it('keeps the last state of a provider, and no empty one', () => {
    rememberState('slack', 's-1', now);
    rememberState('slack', 's-2', now);
    rememberState('gmail', '', now);
    const states = connectStates(now);
    expect(states.providerOf('s-1')).toBeNull();
    expect(states.providerOf('')).toBeNull();
    expect(states.take('slack')).toBe('s-2');
  });

  it('P01 stores nothing if storage is blocked', () => {
    vi.stubGlobal('sessionStorage', null);
    rememberState('slack', 's-1', now);
    markReturn('slack', now);
    expect(connectStates(now).providerOf('s-1')).toBeNull();
    expect(connectStates(now).take('slack')).toBeNull();
    expect(interruptedReturn(now)).toBeNull();
  });
});

describe('interruptedReturn', () => {
  it('is stored for ten minutes or until the return is complete', () => {
    markReturn('google-drive', now);
    expect(interruptedReturn(now + 5000)).toBe('google-drive');
    expect(interruptedReturn(now + tenMinutes + 1)).toBeNull();
    markReturn(null, now);
    expect(interruptedReturn(now)).toBeNull();
  });
});
