import { BotEditorScreen } from '@platform/ui';
import { botPaths } from './address.ts';

/** `/bot-studio/{botId}`. */
function BotEditorPage() {
  return <BotEditorScreen botsHref={botPaths.bots} />;
}

export { BotEditorPage as Page };
