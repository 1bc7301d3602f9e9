import { BotEditorScreen } from '@platform/ui';
import { botPaths } from './botPaths.ts';

/** `/bot-studio/{botId}`. */
function BotEditorPage() {
  return <BotEditorScreen botsHref={botPaths.bots} />;
}

export { BotEditorPage as Page };
