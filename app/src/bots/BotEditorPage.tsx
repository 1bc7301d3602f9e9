import { BotEditorScreen } from '@platform/ui';
import { botPaths } from './address.ts';

function BotEditorPage() {
  return <BotEditorScreen botsHref={botPaths.bots} />;
}

export { BotEditorPage as Page };
