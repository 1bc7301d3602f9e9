import { ApiError } from '@platform/api';
import type { IntegrationState } from '@platform/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubTabStorage } from '../testing/fakeTabStorage.ts';
import { finishReturn } from './finishReturn.ts';
import type { ReturnFailure } from './finishReturn.ts';
import { interruptedReturn } from './pendingReturn.ts';
import type { IntegrationReturn } from './readReturn.ts';

beforeEach(() => {
  stubTabStorage();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const fromSlack: IntegrationReturn = {
  kind: 'complete',
  provider: 'slack',
  code: 'c',
  state: 's',
};
const refused: IntegrationReturn = {
  kind: 'failed',
  provider: 'slack',
  reason: 'refused',
  message: 'Denied',
};

interface Service {
  from?: IntegrationReturn;
  status?: IntegrationState['status'];
  complete?: () => Promise<void>;
}

function finish({
  from = fromSlack,
  status = 'connected',
  complete = async () => {},
}: Service = {}) {
  const leaving = new AbortController();
  const steps: string[] = [];
  const failures: ReturnFailure[] = [];
  const openList = vi.fn<(isChanged: boolean) => void>();
  const poll = vi.fn<() => Promise<IntegrationState>>(async () => ({
    status,
    error: '',
    workspaceName: '',
  }));
  const finished = finishReturn({
    opened: { from, complete },
    poll,
    onProgress: (progress) =>
      steps.push(progress.step === 'leaving' ? `leaving, ${progress.isConfirmed}` : progress.step),
    onAccount: () => {},
    onFailure: (failure) => failures.push(failure),
    openList,
    signal: leaving.signal,
  });
  return { leaving, steps, failures, openList, poll, finished };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a return that completes', () => {
  it('opens the list, to be fetched again, a second after the last response', async () => {
    const { steps, openList, finished } = finish();
    await pass(2000);
    expect(steps).toEqual(['saving', 'waiting', 'checking', 'leaving, true']);
    expect(openList).not.toHaveBeenCalled();
    await pass(1000);
    expect(openList.mock.calls).toEqual([[true]]);
    await finished;
  });

  it('leaves as unconfirmed if no response confirmed it', async () => {
    const { steps, openList } = finish({ status: 'unknown' });
    await pass(20_000);
    expect(steps.at(-1)).toBe('leaving, false');
    expect(openList.mock.calls).toEqual([[true]]);
  });

  it('survives a reload until it is complete', async () => {
    finish();
    await pass(1000);
    expect(interruptedReturn(Date.now())).toBe('slack');
    await pass(1000);
    expect(interruptedReturn(Date.now())).toBeNull();
  });

  it('L01 neither polls nor opens the list once the page is left', async () => {
    const { leaving, poll, openList, finished } = finish({ status: 'unknown' });
    await pass(2500);
    expect(poll).toHaveBeenCalledTimes(1);
    leaving.abort();
    await pass(20_000);
    await finished;
    expect(poll).toHaveBeenCalledTimes(1);
    expect(openList).not.toHaveBeenCalled();
    expect(interruptedReturn(Date.now())).toBeNull();
  });

  it('O04 posts nothing if the page is left at once, as strict mode does in development', async () => {
    const complete = vi.fn<() => Promise<void>>(async () => {});
    const { leaving, finished } = finish({ complete });
    leaving.abort();
    await pass(1000);
    await finished;
    expect(complete).not.toHaveBeenCalled();
  });
});

describe('a return that fails', () => {
  it("reports the provider's reason, and opens the list three seconds later", async () => {
    const { failures, openList } = finish({ from: refused });
    await pass(2999);
    expect(failures).toEqual([{ at: 'permission', from: refused }]);
    expect(openList).not.toHaveBeenCalled();
    await pass(1);
    expect(openList.mock.calls).toEqual([[false]]);
  });

  it('reports why the code was rejected', async () => {
    const error = new ApiError('http', { status: 400 });
    const { failures, openList, poll } = finish({ complete: () => Promise.reject(error) });
    await pass(3000);
    expect(failures).toEqual([{ at: 'saving', error }]);
    expect(openList.mock.calls).toEqual([[false]]);
    expect(poll).not.toHaveBeenCalled();
  });

  it('S03 reports nothing if the session ended', async () => {
    const complete = () => Promise.reject(new ApiError('http', { status: 401 }));
    const { failures, openList } = finish({ complete });
    await pass(20_000);
    expect(failures).toEqual([]);
    expect(openList).not.toHaveBeenCalled();
  });

  it('L01 does not open the list once the page is left', async () => {
    const { leaving, openList, finished } = finish({ from: refused });
    await pass(1000);
    leaving.abort();
    await pass(20_000);
    await finished;
    expect(openList).not.toHaveBeenCalled();
  });
});
