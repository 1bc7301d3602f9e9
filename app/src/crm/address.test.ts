import { expect, it } from 'vitest';
import { readSearch, writeSearch } from '../kit/address.ts';
import { listParams, sortingOf, sortText, tagOf, tagWord } from './address.ts';

it('names a sorting as the table does', () => {
  for (const sort of ['', 'email', '-created']) expect(sortText(sortingOf(sort))).toBe(sort);
  expect(sortingOf('-created')).toEqual({ columnId: 'created', direction: 'descending' });
});

it('keeps tags with commas, percent signs and other scripts in the address', () => {
  const tags = ['vip', '5 % off, today', 'मेला', '%2C'];
  const empty = readSearch(listParams, new URLSearchParams());
  const written = writeSearch(
    listParams,
    { ...empty, tags: tags.map(tagWord), voice: ['no', 'unknown'] },
    new URLSearchParams(),
  );
  expect(written.get('voice')).toBe('no,unknown');
  const read = readSearch(listParams, new URLSearchParams(written.toString()));
  expect(read.tags.map(tagOf)).toEqual(tags);
});

it('ignores answers that do not exist and tags that cannot be decoded', () => {
  const read = readSearch(listParams, new URLSearchParams('voice=maybe,yes&tags=,%25,vip,vip'));
  expect(read).toMatchObject({ voice: ['yes'], sms: [], tags: ['vip'] });
});
