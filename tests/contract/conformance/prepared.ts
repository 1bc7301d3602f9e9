import { callList, errorsOf } from '@platform/api/contract';
import type { ErrorCode } from '@platform/api/contract';
import * as z from 'zod';
import { person } from './person.ts';
import type { CallSample, ContentMaker, SampleContent } from './sample.ts';
import type { World } from './world.ts';

const byName = new Map(
  callList.map(({ record, name, described }) => [`${record}.${name}`, described]),
);

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** A request whose response depends on a state that only the owner of the deployment can create. */
export const preparedRequest = z
  .strictObject({
    call: z.string().refine((name) => byName.has(name), 'No such call'),
    code: z.string().optional().describe('Error code that comes. Default: a success.'),
    status: z.int().optional().describe('Status of another described response that comes.'),
    as: person.optional().describe('Sends it instead of people.admin.'),
    params: z.record(z.string(), z.string()).optional(),
    query: values.optional(),
    body: z.record(z.string(), z.unknown()).optional(),
    bytes: z.int().optional().describe('Pads the body with spaces to this size.'),
    times: z.int().min(1).default(1).describe('Sends it so often; the last response counts.'),
    once: z.boolean().default(false).describe('True if the service accepts it once.'),
  })
  .superRefine(({ call, code, status }, context) => {
    const described = byName.get(call);
    if (!described) return;
    const codes: readonly string[] = errorsOf(described);
    const isUnknown = code !== undefined && !codes.includes(code);
    const message = `${call} declares ${codes.join(', ')}`;
    if (isUnknown) context.addIssue({ code: 'custom', path: ['code'], message });
    if (status !== undefined && !described.alternatives?.[status]) {
      const statuses = Object.keys(described.alternatives ?? {}).join(', ') || 'no other response';
      context.addIssue({ code: 'custom', path: ['status'], message: `${call} has ${statuses}` });
    }
  });

export interface Prepared extends z.output<typeof preparedRequest> {
  /** Creates the request if it cannot be written as JSON. */
  content?: ContentMaker;
}

/** Returns the function that creates a prepared request; undefined if there is none. */
export function preparedContent(
  world: World,
  sample: CallSample,
  filter: { code?: ErrorCode; status?: number } = {},
): { make: () => Promise<SampleContent>; times: number } | undefined {
  const prepared = world.takePrepared(
    ({ call, code, status }) =>
      call === sample.name && code === filter.code && status === filter.status,
  );
  if (!prepared) return undefined;
  const { as, times } = prepared;
  const make = async () => {
    const actor = as ? world.as(as) : world;
    const maker = prepared.content ?? sample.wellFormed ?? sample.content;
    return { ...(as && { as }), ...changed((await maker?.(actor)) ?? {}, prepared) };
  };
  return { make, times };
}

function changed(content: SampleContent, { params, query, body, bytes }: Prepared): SampleContent {
  const fullContent = {
    ...content,
    ...(params && { params: { ...content.params, ...params } }),
    ...(query && { query: { ...content.query, ...query } }),
    ...(body && { body: { ...(content.body as object | undefined), ...body } }),
  };
  if (bytes === undefined) return fullContent;
  const headers = { ...fullContent.headers, 'content-type': 'application/json' };
  return { ...fullContent, headers, raw: JSON.stringify(fullContent.body).padEnd(bytes) };
}
