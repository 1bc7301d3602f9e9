import type { CallDescription } from '@platform/api/contract';
import { createParser } from 'eventsource-parser';
import { noteActual } from './checks.ts';
import { addressOf, fetchFrom } from './client.ts';
import type { RequestContent } from './client.ts';
import type { PersonName } from './config.ts';
import { Mismatch, assertFits, assertThat } from './mismatch.ts';
import type { World } from './world.ts';

/** Time limit of a whole stream, in ms. */
const TIMEOUT_MS = 120_000;

/**
 * Yields each event of a stream. Leaving the loop closes the connection.
 * @throws Mismatch if the response is not a stream, or at an event that does not fit
 */
export async function* eventsOf(
  world: World,
  described: CallDescription,
  content: RequestContent,
  person: PersonName = 'admin',
): AsyncGenerator {
  const { call } = described;
  const base = world.baseOf(described);
  const init = {
    method: call.method,
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${await world.tokenOf(person)}`,
      'content-type': 'application/json',
      origin: world.config.origin,
    },
    body: JSON.stringify(content.body),
  };
  const response = await fetchFrom(base, addressOf(base, call, content), init, TIMEOUT_MS);
  noteActual(`${response.status} and its events`);
  assertThat(response.ok, 'a success (2xx)', response.status);
  const pending: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => pending.push(data) });
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    for (const data of pending.splice(0)) {
      const event = parsed(data);
      assertFits(described.response, event, 'event');
      yield event;
    }
  }
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new Mismatch('event: JSON', data);
  }
}
