import type { UsageKind } from '@platform/domain';

export const USAGE_KINDS = [
  'llmTokens',
  'voiceMinutes',
  'apiCalls',
  'storageMb',
] as const satisfies readonly UsageKind[];

export function kindKey<Kind extends UsageKind>(kind: Kind): `billing.kind.${Kind}` {
  return `billing.kind.${kind}`;
}
