import { describe, expect, it, vi } from 'vitest';
import { prepareSave } from './saveAgent.ts';

const base = { name: 'Front desk', language: 'en', toolIds: ['t1'], minutes: 10 };
type Settings = typeof base;

function save(mine: Settings, stored: Settings, taken: (keyof Settings)[] | null = []) {
  const ask = vi.fn<() => Promise<Set<keyof Settings> | null>>(async () => taken && new Set(taken));
  const result = prepareSave<Settings>({ base, mine, read: async () => stored, ask });
  return { result, ask };
}

describe('saving an edited agent', () => {
  it('returns the changes without asking if no other user saved', async () => {
    const { result, ask } = save({ ...base, name: 'Reception' }, base);
    expect(await result).toEqual({
      change: { name: 'Reception' },
      saved: { ...base, name: 'Reception' },
    });
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks per setting, whether or not this user changed it too', async () => {
    const mine = { ...base, name: 'Reception', minutes: 20 };
    const stored = { ...base, name: 'Desk', toolIds: [] as string[], minutes: 20 };
    const { result, ask } = save(mine, stored, ['toolIds']);
    expect(await result).toEqual({
      change: { name: 'Reception' },
      saved: { ...mine, toolIds: [] },
    });
    expect(ask).toHaveBeenCalledWith(
      [
        { name: 'name', isMineChanged: true },
        { name: 'toolIds', isMineChanged: false },
      ],
      stored,
    );
  });

  it('overwrites a change that the user rejects', async () => {
    const { result } = save(base, { ...base, language: 'de' });
    expect(await result).toMatchObject({ change: { language: 'en' } });
  });

  it('is null if the user cancels', async () => {
    expect(await save(base, { ...base, language: 'de' }, null).result).toBeNull();
  });
});
