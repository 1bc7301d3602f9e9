import { callList } from '@platform/api/contract';
import type { CallDescription } from '@platform/api/contract';
import * as z from 'zod';
import type { Case } from '../case.ts';
import { Mismatch, assertThat } from '../mismatch.ts';
import type { Sample, Samples } from '../sample.ts';
import type { World } from '../world.ts';

const MAX_PAGES = 500;
const PAGE = 7;

/** A list read to its end, page by page: every row once, and nothing beyond the last. */
export function pagingScenarios(samples: Readonly<Record<string, Samples>>): Case[] {
  return callList.flatMap(({ record, name, described }) => {
    const { call, query, extension } = described;
    const names = query instanceof z.ZodObject ? Object.keys(query.shape) : [];
    const step = names.includes('offset') ? 'offset' : names.includes('cursor') ? 'cursor' : null;
    const sample = samples[record]?.[name];
    if (!step || !sample || sample.skip !== undefined || !names.includes('limit')) return [];
    return [
      {
        service: call.service,
        record,
        call: `${call.method} ${call.path}`,
        extension,
        title: `gives each row once, by ${step}, to the end`,
        run: async (world: World) => readToTheEnd(world, described, sample, step),
      },
    ];
  });
}

async function readToTheEnd(
  world: World,
  described: CallDescription,
  { content, person }: Sample,
  step: 'offset' | 'cursor',
): Promise<void> {
  const { query, ...rest } = (await content?.(world)) ?? {};
  const seen = new Set<string>();
  let place: string | number | undefined = step === 'offset' ? 0 : undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const body: unknown = await world.prepare(
      described,
      { ...rest, query: { ...query, limit: PAGE, [step]: place } },
      person,
    );
    const rows = rowsOf(body);
    for (const { id } of rows) {
      assertThat(!seen.has(id), 'each row on one page', `${id} twice, on page ${page + 1} again`);
      seen.add(id);
    }
    const next: string | number | null = step === 'offset' ? seen.size : cursorOf(body);
    if (next === null || rows.length === 0) return;
    assertThat(next !== place, 'another cursor on each page', next);
    place = next;
  }
  throw new Mismatch('an end of the list', `${MAX_PAGES} pages of rows`);
}

interface Row {
  id: string;
}

/** The rows of a list, bare or under its name. */
function rowsOf(body: unknown): Row[] {
  const list = Array.isArray(body)
    ? body
    : Object.values(body as object).find((value) => Array.isArray(value));
  return ((list ?? []) as Record<string, unknown>[]).map((row) => ({
    id: typeof row.id === 'string' ? row.id : JSON.stringify(row),
  }));
}

const cursorOf = (body: unknown) => (body as { next_cursor?: string | null }).next_cursor ?? null;
