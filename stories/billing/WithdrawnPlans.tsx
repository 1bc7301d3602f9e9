import { Page } from '@platform/ui';
import { PlansScreen } from '@platform/ui/billing';
import type { PlansScreenProps } from '@platform/ui/billing';
import { useEffect, useState } from 'react';

/** The event on `window` after which nothing but the first plan is sold. */
export const WITHDRAWAL = 'withdrawal';

/** The plans of a server that withdraws some of them. */
export function WithdrawnPlans(props: PlansScreenProps) {
  const { plans } = props;
  const [isWithdrawn, setIsWithdrawn] = useState(false);
  useEffect(() => {
    const handle = () => setIsWithdrawn(true);
    addEventListener(WITHDRAWAL, handle);
    return () => removeEventListener(WITHDRAWAL, handle);
  }, []);
  const left =
    plans.status === 'ready' && isWithdrawn ? { ...plans, data: plans.data.slice(0, 1) } : plans;
  return (
    <Page>
      <PlansScreen {...props} plans={left} />
    </Page>
  );
}
