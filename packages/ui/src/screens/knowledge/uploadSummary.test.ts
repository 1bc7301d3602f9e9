import { expect, it } from 'vitest';
import type { LibraryUpload } from './types.ts';
import { sortByUrgency, unlistedUploads, uploadSummary } from './uploadSummary.ts';

const files = (
  ['done', 'waiting', 'failed', 'sending', 'duplicate', 'cancelled', 'waiting'] as const
).map((status, index): LibraryUpload => ({
  id: String(index),
  baseId: 'kb',
  name: `${index}.txt`,
  size: 10,
  type: 'txt',
  status,
  sent: 0,
  problem: null,
  message: '',
  documentId: null,
  duplicate: null,
}));

it('counts files by status', () => {
  expect(uploadSummary(files)).toEqual({
    pending: 3,
    done: 1,
    failed: 1,
    cancelled: 1,
    duplicates: 1,
  });
});

it('sorts duplicates first, then pending files, and keeps the order of equals', () => {
  expect(sortByUrgency(files).map(({ id }) => id)).toEqual(['4', '3', '2', '1', '6', '5', '0']);
});

it('omits files that are listed as documents', () => {
  const sent = files.map((file, index) => ({ ...file, documentId: `d${index}` }));
  const documents = [{ id: 'd0' }, { id: 'd3' }, { id: '' }];
  expect(unlistedUploads(sent, documents).map(({ id }) => id)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  expect(unlistedUploads(files, documents)).toEqual(files);
  const [done] = sent.map((file) => ({ ...file, problem: 'earlierKept' as const }));
  expect(unlistedUploads(done ? [done] : [], documents)).toEqual([done]);
});
