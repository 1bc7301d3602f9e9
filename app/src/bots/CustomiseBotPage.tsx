import { BotSoonScreen } from '@platform/ui';
import { botPaths } from './botPaths.ts';

/** `/bot-studio/customise`. */
function CustomiseBotPage() {
  return <BotSoonScreen paths={botPaths} section="customise" />;
}

export { CustomiseBotPage as Page };
