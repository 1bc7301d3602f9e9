import type { Entitlements } from '@platform/api';

/** True if the plan is known to allow no more voice agents; the service decides. */
export const hasNoMoreAgents = (plan: Entitlements | null | undefined): boolean =>
  plan != null && !plan.isDefault && !plan.canCreateVoiceAgent;
