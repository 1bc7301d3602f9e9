import { lazyComponent } from '../internal/lazyComponent.tsx';

const load = () => import('./dialogs.ts');

export const LazyCancelSubscriptionDialog = lazyComponent(load, 'CancelSubscriptionDialog');
export const LazyPaymentDialog = lazyComponent(load, 'PaymentDialog');
