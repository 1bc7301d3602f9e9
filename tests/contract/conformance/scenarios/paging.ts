import { callList } from '@platform/api/contract';
import type { CallDescription } from '@platform/api/contract';
import * as z from 'zod';
import type { Case } from '../case.ts';
import type { RequestContent } from '../client.ts';
import { Mismatch, Skip, assertThat } from '../mismatch.ts';
import type { Sample, Samples } from '../sample.ts';
import type { World } from '../world.ts';

const MAX_PAGES = 500;
const MAX_ROWS = 50;

/** Query parameters that select the next page; a cursor comes from the response. */
const STEPS = ['offset', 'cursor', 'before'] as const;
type Step = (typeof STEPS)[number];

/** Reads lists to their end: every row once, in pages of the service's size and in smaller ones. */
export function pagingScenarios(samples: Readonly<Record<string, Samples>>): Case[] {
  return callList.flatMap(({ record, name, described }) => {
    const { call, query, extension } = described;
    const names = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
    const step = STEPS.find((each) => names.includes(each));
    const sample = samples[record]?.[name];
    if (!step || !sample) return [];
    const about = {
      service: call.service,
      record,
      call: `${call.method} ${call.path}`,
      extension,
    };
    const wholeListCase: Case = {
      ...about,
      title: `lists each row once by ${step}, without a limit`,
      run: async (world) => {
        const { readAll } = await readerOf(world, described, sample, step);
        await readAll();
      },
    };
    const inPages: Case = {
      ...about,
      title: `lists each row once by ${step}`,
      run: async (world) => compareSizes(await readerOf(world, described, sample, step)),
    };
    return names.includes('limit') ? [wholeListCase, inPages] : [wholeListCase];
  });
}

/** Reads the list in pages of the service's size and in smaller ones, and compares. */
async function compareSizes({ readAll, isByOffset, readPage }: Reader): Promise<void> {
  const all = await readAll();
  if (all.length < 2) throw new Skip(`the list has ${all.length} rows`);
  const limit = Math.min(MAX_ROWS, Math.ceil(all.length / 3));
  const inPages = await readAll(limit);
  const missing = all.find((id) => !inPages.includes(id));
  assertThat(missing === undefined, `all ${all.length} rows in pages of ${limit}`, missing);
  assertThat(
    inPages.length === all.length,
    `${all.length} rows in pages of ${limit}`,
    `${inPages.length} rows`,
  );
  if (!isByOffset) return;
  const { rows } = await readPage({ limit, offset: all.length });
  assertThat(rows.length === 0, 'no row past the end', `${rows.length} rows`);
}

interface Page {
  rows: string[];
  /** Number of all rows, if the response contains it. */
  total: number | undefined;
  next: string | null;
}

interface Reader {
  isByOffset: boolean;
  readPage: (query: NonNullable<RequestContent['query']>) => Promise<Page>;
  /** Ids of all rows. */
  readAll: (limit?: number) => Promise<string[]>;
}

async function readerOf(
  world: World,
  described: CallDescription,
  { content }: Sample,
  step: Step,
): Promise<Reader> {
  const { query: given, ...rest } = (await content?.(world)) ?? {};
  const isByOffset = step === 'offset';
  const readPage = async (query: NonNullable<RequestContent['query']>) => {
    const sent = { ...rest, query: { ...given, limit: undefined, ...query } };
    return pageOf(await world.prepare(described, sent));
  };
  const readAll = async (limit?: number) => {
    const seenIds = new Set<string>();
    let cursor: string | undefined;
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { rows, total, next } = await readPage({ limit, [step]: cursor });
      assertThat(rows.length <= (limit ?? Infinity), `at most ${limit} rows`, rows.length);
      for (const id of rows) {
        assertThat(!seenIds.has(id), 'each row on one page', `${id} twice, on page ${page} again`);
        seenIds.add(id);
      }
      const following = isByOffset ? String(seenIds.size) : next;
      const isLast = following === null || rows.length === 0;
      if (isLast || (isByOffset && total === seenIds.size)) {
        assertThat(
          total === undefined || total === seenIds.size,
          `response.total: ${seenIds.size}, as many as there are rows`,
          total,
        );
        return [...seenIds];
      }
      assertThat(following !== cursor, 'another cursor on each page', following);
      cursor = following;
    }
    throw new Mismatch('an end of the list', `${MAX_PAGES} pages of rows`);
  };
  return { isByOffset, readPage, readAll };
}

/** Reads the rows of a list, top-level or wrapped, and the cursor of the next page. */
function pageOf(body: unknown): Page {
  const wrapper = Array.isArray(body) ? {} : (body as Record<string, unknown>);
  const list = Array.isArray(body) ? body : Object.values(wrapper).find(Array.isArray);
  const { total } = wrapper;
  const next = wrapper.next_cursor ?? wrapper.previous_cursor;
  return {
    rows: ((list ?? []) as Record<string, unknown>[]).map((row) =>
      typeof row.id === 'string' ? row.id : JSON.stringify(row),
    ),
    total: typeof total === 'number' ? total : undefined,
    next: typeof next === 'string' ? next : null,
  };
}
