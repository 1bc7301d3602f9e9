// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { recentAddresses, rememberAddress } from './recentAddresses.ts';

beforeEach(() => sessionStorage.clear());

describe('rememberAddress', () => {
  it('keeps the newest fifty, each once, for one user', () => {
    for (let index = 0; index < 60; index += 1) rememberAddress('u1', `/page/${index}`);
    rememberAddress('u1', '/page/30');
    const kept = recentAddresses('u1');
    expect(kept).toHaveLength(50);
    expect(kept.slice(0, 2)).toEqual(['/page/30', '/page/59']);
    expect(recentAddresses('u2')).toEqual([]);
    rememberAddress('u2', '/team');
    expect(recentAddresses('u2')).toEqual(['/team']);
    expect(recentAddresses('u1')).toEqual([]);
  });

  it.each(['{', '{"userId":"u1"}', '{"userId":"u1","hrefs":[1]}', 'null'])(
    'starts empty if the storage holds %s',
    (stored) => {
      sessionStorage.setItem('fa_recent', stored);
      expect(recentAddresses('u1')).toEqual([]);
    },
  );
});
