import { Page } from '@platform/ui';
import { PlansScreen } from '@platform/ui/billing';
import type { PlansScreenProps } from '@platform/ui/billing';
import { useEffect, useState } from 'react';

/** Event on `window` after which only the first plan is sold. */
export const WITHDRAWAL = 'withdrawal';

/** The screen with a server that withdraws plans. */
export function WithdrawnPlans(props: PlansScreenProps) {
  const { plans } = props;
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  useEffect(() => {
    const handle = () => setIsWithdrawn(true);
    addEventListener(WITHDRAWAL, handle);
    return () => removeEventListener(WITHDRAWAL, handle);
  }, []);
  const remainingPlans =
    plans.status === 'ready' && isWithdrawn ? { ...plans, data: plans.data.slice(0, 1) } : plans;
  return (
    <Page>
      <PlansScreen {...props} plans={remainingPlans} />
    </Page>
  );
}
