import { askEmbeddedBot, getEmbeddedBot } from '@platform/api/contract';
import type { EmbedAnswerWire, EmbedBotWire } from '@platform/api/contract';
import type { WidgetSettings } from './settings.ts';

/** How a question ended. */
export type Reply =
  | { kind: 'answer'; text: string; sources: readonly string[] }
  /** So many seconds must pass before the next one. */
  | { kind: 'wait'; seconds: number }
  | { kind: 'failed' };

/** What the widget asks the service it came from. */
export interface BotClient {
  /** Who the bot is; null where there is none, or none can be reached. */
  describe: () => Promise<EmbedBotWire | null>;
  /** Must not be asked again before it has answered. Never rejects. */
  ask: (question: string) => Promise<Reply>;
}

const TIMEOUT_MS = 20_000;

/** Asks without cookies, and without telling the service which page it stands in. */
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

/** A script of another origin may not read the header unless the service says so. */
const secondsOf = ({ headers }: Response): number => Number(headers.get('Retry-After')) || 60;
