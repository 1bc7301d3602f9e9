import { createBotClient } from './botClient.ts';
import { claimBot } from './claimBot.ts';
import { createChat } from './createChat.ts';
import { keepInBody } from './keepInBody.ts';
import { readSettings } from './settings.ts';

/* The embed script as a customer's page loads it: `<script src="…/embed" data-bot="…"
   data-color="#1f5ae0" data-position="right" async></script>`. The page's policy must allow its
   host in `script-src` and `connect-src`. */

const script = document.currentScript;
if (script instanceof HTMLScriptElement) void start(script);

async function start(element: HTMLScriptElement): Promise<void> {
  const settings = readSettings(element);
  if (!settings) {
    console.warn('The chat script has no data-bot: copy the whole snippet.');
    return;
  }
  const releaseClaim = claimBot(settings.botId);
  if (!releaseClaim) return;
  const client = createBotClient(settings);
  const bot = await client.describe();
  if (!bot) {
    releaseClaim();
    console.warn(`There is no chatbot '${settings.botId}', or it cannot be reached.`);
    return;
  }
  const host = createChat({ bot, settings, ask: client.ask });
  host.id = `platform-chat-${settings.botId}`;
  keepInBody(host);
}
