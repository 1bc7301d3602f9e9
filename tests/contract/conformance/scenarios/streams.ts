import { callList } from '@platform/api/contract';
import type { CallDescription } from '@platform/api/contract';
import type { Case } from '../case.ts';
import { eventsOf } from '../events.ts';
import { Mismatch, assertSuccess } from '../mismatch.ts';
import type { Sample, Samples } from '../sample.ts';
import type { World } from '../world.ts';

/** Disconnects during streams: events are valid until then, and the call works again. */
export function streamScenarios(samples: Readonly<Record<string, Samples>>): Case[] {
  return callList.flatMap(({ record, name, described }) => {
    const sample = samples[record]?.[name];
    const isStream = described.responseType === 'text/event-stream';
    if (!isStream || !sample) return [];
    const { call, extension } = described;
    return [
      {
        service: call.service,
        record,
        call: `${call.method} ${call.path}`,
        extension,
        title: 'survives a reader that disconnects midway',
        run: async (world: World) => disconnectMidway(world, described, sample),
      },
    ];
  });
}

async function disconnectMidway(world: World, described: CallDescription, sample: Sample) {
  const content = (await sample.content?.(world)) ?? {};
  const events = eventsOf(world, described, content);
  const { done } = await events.next();
  if (done) throw new Mismatch('an event', 'a stream without one');
  await events.return(undefined);
  assertSuccess(await world.send(described, (await sample.content?.(world)) ?? {}));
}
