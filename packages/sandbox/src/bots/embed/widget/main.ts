import { createBotClient } from './botClient.ts';
import { createChat } from './createChat.ts';
import { readSettings } from './settings.ts';

/*
 * The embed script, as a page of anybody loads it:
 * `<script src="…/embed" data-bot="…" data-color="#1f5ae0" data-position="right" async></script>`.
 * It needs a `script-src` and a `connect-src` for the host it comes from, and nothing of the page.
 */

const script = document.currentScript;
if (script instanceof HTMLScriptElement) void start(script);

async function start(element: HTMLScriptElement): Promise<void> {
  const settings = readSettings(element);
  if (!settings) {
    console.warn('The chat script has no data-bot: copy the whole snippet.');
    return;
  }
  const mark = `platform-chat-${settings.botId}`;
  const client = createBotClient(settings);
  const bot = await client.describe();
  if (!bot) {
    console.warn(`There is no chatbot '${settings.botId}', or it cannot be reached.`);
    return;
  }
  // The snippet may stand in a page twice.
  if (document.getElementById(mark)) return;
  const host = createChat({ bot, settings, ask: client.ask });
  host.id = mark;
  document.body.append(host);
}
