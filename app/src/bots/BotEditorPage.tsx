import { BotEditorScreen } from '@platform/ui/bots';
import { botPaths } from './address.ts';

function BotEditorPage() {
  return <BotEditorScreen botsHref={botPaths.bots} />;
}

export { BotEditorPage as Page };
