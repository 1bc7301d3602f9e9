import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Number of words per event, as from a fast model: some 400 words a second. */
const wordsPerEvent = 4;
const pauseMs = 10;

/** Words in paragraphs, with a heading over every fifth and a list under every tenth. */
function piecesOf(words: number): string[] {
  const pieces: string[] = ['# A long text\n\n'];
  for (let word = 1; word <= words; word += 1) {
    pieces.push(word % 7 === 0 ? 'and **more** ' : 'words ');
    if (word % 60 === 0) pieces.push('\n\n');
    if (word % 300 === 0) pieces.push('## On\n\n');
    if (word % 600 === 0) pieces.push('- one\n- two\n- three\n\n');
  }
  return pieces;
}

/** Starts a model that writes this many words, regardless of the plan. */
export async function startWordStream(
  words: number,
): Promise<{ url: string; close: () => Promise<void> }> {
  async function write({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
    });
    const send = (frame: object) => response.write(`data: ${JSON.stringify(frame)}\n\n`);
    const pieces = piecesOf(words);
    while (pieces.length > 0) {
      for (const delta of pieces.splice(0, wordsPerEvent)) send({ variant: 0, delta });
      // oxlint-disable-next-line no-await-in-loop -- a model writes one word after the other
      await wait(pauseMs);
    }
    send({ done: true, usage: { llm_tokens: words / 5 } });
    response.end();
  }
  const server = createServer((request, response) => void write(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}
