import { callList } from '@platform/api/contract';
import type { CallDescription } from '@platform/api/contract';
import { createParser } from 'eventsource-parser';
import type { Case } from '../case.ts';
import { addressOf, fetchFrom } from '../client.ts';
import { assertFits, assertSuccess, assertThat } from '../mismatch.ts';
import type { Sample, Samples } from '../sample.ts';
import type { World } from '../world.ts';

/** Streams whose reader goes away in the middle: events fit until then, and the call works again. */
export function streamScenarios(samples: Readonly<Record<string, Samples>>): Case[] {
  return callList.flatMap(({ record, name, described }) => {
    const sample = samples[record]?.[name];
    const isStream = described.responseType === 'text/event-stream';
    if (!isStream || !sample || sample.skip !== undefined) return [];
    const { call, extension } = described;
    return [
      {
        service: call.service,
        record,
        call: `${call.method} ${call.path}`,
        extension,
        title: 'bears a reader that leaves in the middle',
        run: async (world: World) => leaveInTheMiddle(world, described, sample),
      },
    ];
  });
}

async function leaveInTheMiddle(world: World, described: CallDescription, sample: Sample) {
  const content = (await sample.content?.(world)) ?? {};
  const { call } = described;
  const base = world.baseOf(described);
  const response = await fetchFrom(base, addressOf(base, call, content), {
    method: call.method,
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${await world.tokenOf(sample.person ?? 'admin')}`,
      'content-type': 'application/json',
      origin: world.config.origin,
    },
    body: JSON.stringify(content.body),
  });
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    if (events.length > 0) break;
  }
  assertThat(events.length > 0, 'an event', `${response.status} without one`);
  assertFits(described.response, JSON.parse(events[0] ?? ''), 'event');
  assertSuccess(await world.send(described, (await sample.content?.(world)) ?? {}, sample.person));
}
