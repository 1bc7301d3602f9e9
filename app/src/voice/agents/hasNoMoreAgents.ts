import type { Entitlements } from '@platform/api';

/** Whether a plan that is known allows no more voice agents; the service has the last word. */
export const hasNoMoreAgents = (plan: Entitlements | null | undefined): boolean =>
  plan != null && !plan.isDefault && !plan.canCreateVoiceAgent;
