import { BotSoonScreen } from '@platform/ui';
import { botPaths } from './botPaths.ts';

/** `/bot-studio/knowledgebase`. */
function TrainBotPage() {
  return <BotSoonScreen paths={botPaths} section="train" />;
}

export { TrainBotPage as Page };
