/** Keys of the billing data; the person it was read for is in the key. */
export const billingKeys = {
  subscription: (userId: string) => ['billing', 'subscription', { userId }] as const,
  plans: (userId: string) => ['billing', 'plans', { userId }] as const,
  invoices: (userId: string) => ['billing', 'invoices', { userId }] as const,
};
