import { BotSoonScreen } from '@platform/ui/bots';
import { useLocation } from 'react-router';
import { botPaths } from './address.ts';

function BotSoonPage() {
  const { pathname } = useLocation();
  return (
    <BotSoonScreen
      paths={botPaths}
      section={pathname.startsWith(botPaths.train) ? 'train' : 'customise'}
    />
  );
}

export { BotSoonPage as Page };
