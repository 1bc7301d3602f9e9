import { describe, expect, it } from 'vitest';
import { readReturn } from './readReturn.ts';

function readFrom(
  search: string,
  remembered: Record<string, string> = {},
  interrupted: string | null = null,
) {
  const states = new Map(Object.entries(remembered));
  const from = readReturn(search, {
    interrupted,
    states: {
      providerOf: (state) => [...states].find(([, value]) => value === state)?.[0] ?? null,
      take: (provider) => {
        const state = states.get(provider) ?? null;
        states.delete(provider);
        return state;
      },
    },
  });
  return { from, remainingStates: [...states.keys()] };
}

const failed = (reason: string, provider: string | null = 'slack') => ({
  kind: 'failed',
  reason,
  provider,
});

describe('readReturn', () => {
  it('O13 reads the provider from the query or the stored state', () => {
    const completeReturn = { kind: 'complete', provider: 'slack', code: 'c', state: 's' };
    expect(readFrom('?provider=slack&code=c&state=s').from).toEqual(completeReturn);
    expect(readFrom('?code=c&state=s', { slack: 's' })).toEqual({
      from: completeReturn,
      remainingStates: [],
    });
    expect(readFrom('?provider=slack&code=c&state=s', { slack: 's', gmail: 't' })).toEqual({
      from: completeReturn,
      remainingStates: ['gmail'],
    });
  });

  it('O13 continues if no state was stored for the provider', () => {
    expect(readFrom('?provider=slack&code=c', { gmail: 't' }).from).toEqual({
      kind: 'complete',
      provider: 'slack',
      code: 'c',
      state: '',
    });
  });

  it.each([
    '?provider=slack&code=c&state=other',
    '?provider=slack&code=c',
    '?provider=slack&code=c&state=',
    '?provider=slack&code=c&state=s&state=s',
  ])('O13 rejects a return without the stored state: %s', (search) => {
    expect(readFrom(search, { slack: 's' })).toMatchObject({
      from: failed('state'),
      remainingStates: [],
    });
  });

  it('O13 rejects repeated and overlong states and codes', () => {
    const long = 'x'.repeat(100_000);
    expect(readFrom('?provider=slack&code=c&state=a&state=b').from).toMatchObject(failed('state'));
    expect(readFrom(`?provider=slack&code=c&state=${long}`).from).toMatchObject(failed('state'));
    for (const code of ['', 'code=', 'code=a&code=b', `code=${long}`]) {
      expect(readFrom(`?provider=slack&state=s&${code}`).from).toMatchObject(failed('missingCode'));
    }
  });

  it.each(['', '?code=c&state=unknown', '?provider=&code=c', '?code=c'])(
    'O12 reports a missing provider in "%s"',
    (search) => {
      expect(readFrom(search).from).toMatchObject(failed('missingProvider', null));
    },
  );

  it.each(['../../auth/logout', 'a?b', 'a#b', '%2e%2e', '__proto__', '..', 'x'.repeat(10_000)])(
    'O12 rejects the provider %j',
    (provider) => {
      const search = `?${new URLSearchParams({ provider, code: 'c', state: 's' })}`;
      expect(readFrom(search).from).toMatchObject(failed('unknownProvider', null));
    },
  );

  it('X02 returns the description of an error, else its code, cleaned for display', () => {
    const message = (search: string) => {
      const { from } = readFrom(`${search}&provider=slack`, { slack: 's' });
      return from.kind === 'failed' && from.reason === 'refused' ? from.message : null;
    };
    expect(message('?error=access_denied&error_description=Not%20given')).toBe('Not given');
    expect(message('?error=access_denied')).toBe('access_denied');
    expect(message('?error_description=Only%20this')).toBe('Only this');
    expect(message('?error=%E2%80%AE%00')).toBe('');
    expect(message('?error=x&error_description=%3Cimg%20src%3Dx%3E')).toBe('<img src=x>');
    expect(message(`?error=${'a'.repeat(5000)}`)).toHaveLength(300);
    expect(message('?error=a%E2%80%AEb%0Ac')).toBe('a b c');
    expect(message('?error=&code=c&state=s')).toBeNull();
  });

  it('returns an error without a provider, and removes its state', () => {
    expect(readFrom('?error=access_denied&state=s', { slack: 's' })).toMatchObject({
      from: failed('refused', 'slack'),
      remainingStates: [],
    });
    expect(readFrom('?error=access_denied').from).toMatchObject(failed('refused', null));
    expect(readFrom('?error=x&provider=..').from).toMatchObject(failed('refused', null));
  });

  it('resumes a return that a reload interrupted, without a code', () => {
    expect(readFrom('', {}, 'slack').from).toEqual({ kind: 'resume', provider: 'slack' });
    expect(readFrom('', {}, '../x').from).toMatchObject(failed('missingProvider', null));
    expect(readFrom('?code=c', {}, 'slack').from).toMatchObject(failed('missingProvider', null));
  });
});
