import { askEmbeddedBot, getEmbeddedBot } from '@platform/api/contract';
import type { EmbedAnswerWire, EmbedBotWire } from '@platform/api/contract';
import type { WidgetSettings } from './settings.ts';

export type Reply =
  | { kind: 'answer'; text: string; sources: readonly string[] }
  /** Rate-limited: wait this long. */
  | { kind: 'wait'; seconds: number }
  | { kind: 'failed' };

export interface BotClient {
  describe: () => Promise<EmbedBotWire | null>;
  /** One question at a time. Never rejects. */
  ask: (question: string) => Promise<Reply>;
}

const TIMEOUT_MS = 20_000;

/** Sends no cookies and no referrer. */
export function createBotClient({ service, botId }: WidgetSettings): BotClient {
  const addressOf = ({ path }: { path: string }) =>
    new URL(path.slice(1).replace('{id}', encodeURIComponent(botId)), service);
  const send = (call: { path: string; method: string }, body?: object) =>
    fetch(addressOf(call), {
      method: call.method,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });

  return {
    async describe() {
      try {
        const response = await send(getEmbeddedBot);
        return response.ok ? ((await response.json()) as EmbedBotWire) : null;
      } catch {
        return null;
      }
    },
    async ask(question) {
      try {
        const response = await send(askEmbeddedBot, { question });
        if (response.status === 429) return { kind: 'wait', seconds: secondsOf(response) };
        if (!response.ok) return { kind: 'failed' };
        const { answer, sources } = (await response.json()) as EmbedAnswerWire;
        return { kind: 'answer', text: answer, sources: sources.map(({ title }) => title) };
      } catch {
        return { kind: 'failed' };
      }
    },
  };
}

/** Readable across origins only if the service exposes it. */
const secondsOf = ({ headers }: Response): number => Number(headers.get('Retry-After')) || 60;
