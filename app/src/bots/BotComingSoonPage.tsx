import { BotComingSoonScreen } from '@platform/ui/bots';
import { useLocation } from 'react-router';
import { botPaths } from './address.ts';

function BotComingSoonPage() {
  const { pathname } = useLocation();
  return (
    <BotComingSoonScreen
      paths={botPaths}
      section={pathname.startsWith(botPaths.train) ? 'train' : 'customise'}
    />
  );
}

export { BotComingSoonPage as Page };
