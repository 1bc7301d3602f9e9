import type { GenerationFrameWire } from '@platform/api/contract';
import type { Break } from '../breakingServer.ts';
import type { KnownBreak } from './knownBreak.ts';

const FOUND = 'POST /v1/generate streams the requested variants, then done';

/** Changes the events of a stream, all at once. */
const changingEvents =
  (change: (events: GenerationFrameWire[]) => unknown[]) =>
  (): Break =>
  async (request, respond) => {
    const response = await respond(request);
    if (!response.headers.get('content-type')?.includes('event-stream')) return response;
    const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data:'));
    const events = lines.map((line) => JSON.parse(line.slice(5)) as GenerationFrameWire);
    const text = change(events).map((event) => `data: ${JSON.stringify(event)}\n\n`);
    const { headers } = response;
    headers.delete('transfer-encoding');
    return new Response(text.join(''), { headers });
  };

/** Services whose events or their order differ from the description. */
export const streamsBreaks: readonly KnownBreak[] = [
  {
    name: 'an event in the middle of a stream that does not fit',
    records: ['generation'],
    broken: changingEvents((events) =>
      events.map((event, index) => (index === 20 ? { ...event, variant: '0' } : event)),
    ),
    found: FOUND,
    expected: /^event/,
  },
  {
    name: 'a stream without an end',
    records: ['generation'],
    broken: changingEvents((events) => events.filter((event) => !('done' in event))),
    found: FOUND,
    expected: /done once, as the last one/,
  },
  {
    name: 'text after the end of a stream',
    records: ['generation'],
    broken: changingEvents((events) => [...events, { variant: 0, delta: 'More' }]),
    found: FOUND,
    expected: /done once, as the last one/,
  },
  {
    name: 'a missing variant',
    records: ['generation'],
    broken: changingEvents((events) =>
      events.filter((event) => !('variant' in event && event.variant === 1)),
    ),
    found: FOUND,
    expected: /text of the variants 0, 1/,
  },
  {
    name: 'text of a variant after its sources',
    records: ['generation'],
    broken: changingEvents((events) => [
      { variant: 0, sources: [] },
      ...events.filter((event) => !('sources' in event)),
    ]),
    found: FOUND,
    expected: /no text of variant 0 after its sources/,
  },
  {
    name: 'a stream that reports a failure',
    records: ['generation'],
    broken: changingEvents((events) => [
      ...events.slice(0, 3),
      { error: { code: 'INTERNAL', message: 'Failed' } },
    ]),
    found: FOUND,
    expected: /no error event/,
  },
];
