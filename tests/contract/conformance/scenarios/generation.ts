import { generationCalls } from '@platform/api/contract';
import type { GenerationFrameWire } from '@platform/api/contract';
import type { Case } from '../case.ts';
import { eventsOf } from '../events.ts';
import { assertThat } from '../mismatch.ts';
import { newBrief } from '../samples/content.ts';

const VARIANTS = 2;

const { start } = generationCalls;
const { service, method, path } = start.call;

/** Reads generations to their end. */
export const generationScenarios: readonly Case[] = [
  {
    service,
    record: 'generation',
    call: `${method} ${path}`,
    extension: start.extension,
    title: 'streams the requested variants, then done',
    async run(world) {
      const events: GenerationFrameWire[] = [];
      const body = { ...newBrief(), variants: VARIANTS };
      for await (const event of eventsOf(world, start, { body })) {
        events.push(event as GenerationFrameWire);
      }
      assertDoneLast(events);
      assertVariants(events);
    },
  },
];

function assertDoneLast(events: readonly GenerationFrameWire[]): void {
  const failure = events.find((event) => 'error' in event);
  assertThat(failure === undefined, 'no error event', failure);
  const position = events.findIndex((event) => 'done' in event);
  const actual = events
    .slice(position === -1 ? -1 : position)
    .map((event) => JSON.stringify(event));
  assertThat(
    position !== -1 && position === events.length - 1,
    'the event done once, as the last one',
    actual.join(' '),
  );
}

/** Checks that each requested variant has text, and none after its sources. */
function assertVariants(events: readonly GenerationFrameWire[]): void {
  const seenVariants = new Set<number>();
  const complete = new Set<number>();
  for (const event of events) {
    if ('sources' in event) complete.add(event.variant);
    if (!('delta' in event)) continue;
    const { variant } = event;
    assertThat(!complete.has(variant), `no text of variant ${variant} after its sources`, event);
    seenVariants.add(variant);
  }
  const expected = Array.from({ length: VARIANTS }, (_, index) => index).join(', ');
  const actual = [...seenVariants].toSorted((one, other) => one - other).join(', ');
  assertThat(actual === expected, `text of the variants ${expected}`, actual);
}
