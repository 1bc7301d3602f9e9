import { BotOverviewScreen } from '@platform/ui/bots';
import { usePages } from '../routing/PagesContext.ts';
import { botPaths } from './address.ts';

function BotOverviewPage() {
  const { href } = usePages();
  return <BotOverviewScreen paths={botPaths} knowledgeHref={href('knowledgeBase')} />;
}

export { BotOverviewPage as Page };
