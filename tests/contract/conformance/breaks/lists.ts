import type { Break } from '../breakingServer.ts';
import type { KnownBreak } from './knownBreak.ts';

/** Ignores a part of the query. */
const withoutQuery = (name: string) => (): Break => async (request, respond) => {
  const url = new URL(request.url);
  url.searchParams.delete(name);
  return respond(new Request(url, request));
};

/** Starts each page but the first a row too late. */
const skipRow = (): Break => async (request, respond) => {
  const url = new URL(request.url);
  const offset = Number(url.searchParams.get('offset'));
  if (offset > 0) url.searchParams.set('offset', String(offset + 1));
  return respond(new Request(url, request));
};

/** Services whose lists cannot be read to the end. */
export const listsBreaks: readonly KnownBreak[] = [
  {
    name: 'a page that is returned twice',
    records: ['contacts'],
    broken: withoutQuery('offset'),
    found: 'GET /v1/contacts/ lists each row once by offset',
    expected: /each row on one page/,
  },
  {
    name: 'a row between two pages that is skipped',
    records: ['contacts'],
    broken: skipRow,
    found: 'GET /v1/contacts/ lists each row once by offset',
    expected: /rows in pages of/,
  },
  {
    name: 'a cursor that leads back to the first page',
    records: ['contentHistory'],
    broken: withoutQuery('cursor'),
    found: 'GET /v1/history lists each row once by cursor',
    expected: /each row on one page/,
  },
];
