// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { recentUrls, rememberUrl } from './recentUrls.ts';

beforeEach(() => sessionStorage.clear());

describe('rememberUrl', () => {
  it('keeps the newest fifty, each once, for one user', () => {
    for (let index = 0; index < 60; index += 1) rememberUrl('u1', `/page/${index}`);
    rememberUrl('u1', '/page/30');
    const kept = recentUrls('u1');
    expect(kept).toHaveLength(50);
    expect(kept.slice(0, 2)).toEqual(['/page/30', '/page/59']);
    expect(recentUrls('u2')).toEqual([]);
    rememberUrl('u2', '/team');
    expect(recentUrls('u2')).toEqual(['/team']);
    expect(recentUrls('u1')).toEqual([]);
  });

  it.each(['{', '{"userId":"u1"}', '{"userId":"u1","hrefs":[1]}', 'null'])(
    'starts empty if the storage holds %s',
    (stored) => {
      sessionStorage.setItem('fa_recent', stored);
      expect(recentUrls('u1')).toEqual([]);
    },
  );
});
