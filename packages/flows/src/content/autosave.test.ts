import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '../testing/fakeClock.ts';
import { createAutosave } from './autosave.ts';
import type { SaveOutcome } from './autosave.ts';

function open() {
  const clock = createFakeClock();
  const responders: ((outcome: SaveOutcome) => void)[] = [];
  const save = vi.fn<(values: string, version: number) => Promise<SaveOutcome>>(
    () =>
      new Promise((resolve) => {
        responders.push(resolve);
      }),
  );
  const autosave = createAutosave<string>({ version: 3, save, after: clock.after });
  const respond = async (outcome: SaveOutcome) => {
    responders.shift()?.(outcome);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { autosave, clock, save, respond, status: () => autosave.getState().status };
}

describe('an autosave', () => {
  it('saves after a pause in typing, based on the last saved version', async () => {
    const { autosave, clock, save, respond, status } = open();
    autosave.change('a');
    clock.advance(1000);
    autosave.change('ab');
    expect([save.mock.calls.length, status()]).toEqual([0, 'waiting']);
    clock.advance(1200);
    expect([save.mock.calls, status()]).toEqual([[['ab', 3]], 'saving']);
    await respond({ status: 'saved', version: 4 });
    expect(status()).toBe('saved');
    autosave.change('abc');
    clock.advance(1200);
    expect(save).toHaveBeenLastCalledWith('abc', 4);
  });

  it('saves during continuous typing', () => {
    const { autosave, clock, save } = open();
    for (let press = 0; press < 11; press += 1) {
      autosave.change(`text ${press}`);
      clock.advance(1000);
    }
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('runs one save at a time, and sends newer changes after it', async () => {
    const { autosave, clock, save, respond, status } = open();
    autosave.change('a');
    autosave.flush();
    autosave.change('ab');
    clock.advance(5000);
    autosave.flush();
    expect(save).toHaveBeenCalledTimes(1);
    await respond({ status: 'saved', version: 4 });
    expect(status()).toBe('waiting');
    clock.advance(1200);
    expect(save).toHaveBeenLastCalledWith('ab', 4);
  });

  it('W07 keeps changes of a failed save, and retries on flush or the next change', async () => {
    const { autosave, clock, save, respond } = open();
    autosave.change('a');
    autosave.flush();
    await respond({ status: 'failed', message: 'No connection' });
    expect(autosave.getState()).toEqual({
      status: 'failed',
      message: 'No connection',
      canRetry: true,
    });
    clock.advance(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    autosave.flush();
    expect(save).toHaveBeenLastCalledWith('a', 3);
  });

  it('W07 sends the latest changes after a failed save', async () => {
    const { autosave, clock, save, respond } = open();
    autosave.change('a');
    autosave.flush();
    autosave.change('ab');
    await respond({ status: 'failed', message: 'No connection' });
    clock.advance(1200);
    expect(save).toHaveBeenLastCalledWith('ab', 3);
  });

  it('W06 waits for the user after a conflict, and continues with the choice', async () => {
    const { autosave, clock, save, respond, status } = open();
    autosave.change('mine');
    autosave.flush();
    await respond({ status: 'conflict' });
    autosave.change('mine, too');
    clock.advance(60_000);
    expect([save.mock.calls.length, status()]).toEqual([1, 'conflict']);
    autosave.rebase(7, 'mine, too', 'now');
    expect(save).toHaveBeenLastCalledWith('mine, too', 7);
    await respond({ status: 'saved', version: 8 });
    expect([autosave.version(), status()]).toEqual([8, 'saved']);
    autosave.rebase(9, 'merged', 'later');
    clock.advance(60_000);
    expect([save.mock.calls.length, status()]).toEqual([2, 'waiting']);
    autosave.change('merged by hand');
    clock.advance(1200);
    expect(save).toHaveBeenLastCalledWith('merged by hand', 9);
  });

  it('W06 saves nothing after a conflict, not even on flush', async () => {
    const { autosave, clock, save, respond, status } = open();
    autosave.change('mine');
    autosave.flush();
    autosave.change('mine, too');
    await respond({ status: 'conflict' });
    clock.advance(60_000);
    autosave.flush();
    expect([save.mock.calls.length, status()]).toEqual([1, 'conflict']);
  });

  it('sends nothing once it is closed', () => {
    const { autosave, clock, save } = open();
    autosave.change('a');
    autosave.close();
    clock.advance(60_000);
    autosave.flush();
    expect(save).not.toHaveBeenCalled();
  });
});
