import { isDeepStrictEqual } from 'node:util';
import { callList } from '@platform/api/contract';
import type { CallDescription } from '@platform/api/contract';
import * as z from 'zod';
import { contentOf, sendAndRemove } from './attempt.ts';
import type { Attempt } from './attempt.ts';
import { assertSuccess, assertThat } from './mismatch.ts';
import type { CallSample, SampleContent } from './sample.ts';
import type { World } from './world.ts';

type Row = Readonly<Record<string, unknown>>;

/** Checks that a write stores the sent values, and a change keeps the others. */
export function storedValues(described: CallDescription, sample: CallSample): Attempt[] {
  const { body, response, call } = described;
  const names = sharedNames(body, response).filter((name) => !sample.rewritten?.includes(name));
  if (names.length === 0) return [];
  const attempts: Attempt[] = [
    {
      title: 'stores the values it receives',
      run: async (world) => {
        const content = await contentOf(world, sample);
        const row = await sent(world, described, sample, content);
        assertStored(names, content.body as Row, row, 'response');
        const read = readOf(described);
        if (!read) return;
        const params = content.params ?? { id: String(row.id) };
        const found = await world.prepare<Row>(read, { params });
        assertStored(names, content.body as Row, found, `GET ${read.call.path}`);
      },
    },
  ];
  if (call.path.includes('{') && isEveryFieldOptional(body)) {
    attempts.push({
      title: 'keeps omitted values',
      run: async (world) => {
        const content = await contentOf(world, sample);
        const sentRecord = await sent(world, described, sample, content);
        const name = names.find((each) => (content.body as Row)[each] !== undefined);
        if (name === undefined) return;
        const part = { [name]: (content.body as Row)[name] };
        const row = await sent(world, described, sample, { ...content, body: part });
        assertStored(names, sentRecord, row, 'response');
      },
    });
  }
  return attempts;
}

async function sent(
  world: World,
  described: CallDescription,
  sample: CallSample,
  content: SampleContent,
): Promise<Row> {
  const reply = await sendAndRemove(world, described, sample, content);
  assertSuccess(reply);
  return reply.body as Row;
}

function assertStored(names: readonly string[], sentRow: Row, row: Row, location: string): void {
  for (const name of names) {
    if (sentRow[name] === undefined) continue;
    const expected = `${location}.${name}: ${JSON.stringify(sentRow[name])}, as it was sent`;
    assertThat(isSame(sentRow[name], row[name]), expected, row[name]);
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(one, other) ||
  (isMoment(one) && isMoment(other) && Date.parse(one) === Date.parse(other));

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

/** Returns the call that reads the record which another call changes or creates. */
const readOf = ({ call: { service, path } }: CallDescription): CallDescription | undefined => {
  const recordPath = path.endsWith('}') ? path : `${path.replace(/\/$/, '')}/{id}`;
  return callList.find(
    ({ described: { call } }) =>
      call.service === service && call.method === 'GET' && call.path === recordPath,
  )?.described;
};

function sharedNames(body: z.ZodType | undefined, response: z.ZodType): string[] {
  const known = Object.keys(shapeOf(response));
  return Object.keys(shapeOf(body)).filter((name) => known.includes(name));
}

const isEveryFieldOptional = (body: z.ZodType | undefined): boolean =>
  Object.values(shapeOf(body)).every((field) => z.safeParse(field, undefined).success);

const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.core.$ZodType>> =>
  schema instanceof z.ZodObject ? schema.shape : {};
