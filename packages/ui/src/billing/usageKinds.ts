import type { UsageKind } from '@platform/domain';

/** The metered things in the order of the screen. */
export const USAGE_KINDS = [
  'llmTokens',
  'voiceMinutes',
  'apiCalls',
  'storageMb',
] as const satisfies readonly UsageKind[];

/** The text key of a metered thing's label. */
export function kindKey<Kind extends UsageKind>(kind: Kind): `billing.kind.${Kind}` {
  return `billing.kind.${kind}`;
}
