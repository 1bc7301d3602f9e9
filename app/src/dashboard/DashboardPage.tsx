import { DashboardScreen } from '@platform/ui';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { useDashboard } from './useDashboard.ts';

/** `/dashboard`, where people land after they signed in (spec 2.4). */
function DashboardPage() {
  const [today] = useState(() => new Date());
  return (
    <DashboardScreen
      {...useDashboard()}
      today={today}
      agentsHref={paths.voiceAgents}
      botsHref={paths.bots}
    />
  );
}

export { DashboardPage as Page };
export { beginDashboard as begin } from './ahead.ts';
