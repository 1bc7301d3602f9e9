export { CancelSubscriptionDialog } from './CancelSubscriptionDialog.tsx';
export { PaymentDialog } from './PaymentDialog.tsx';
