import type { UsageFigures, UsageKind } from '@platform/domain';
import { USAGE_KINDS } from './usageKinds.ts';

export function highestUsage(usage: UsageFigures): UsageKind {
  const share = (kind: UsageKind) => {
    const { used, included } = usage[kind];
    return included > 0 ? used / included : 0;
  };
  return USAGE_KINDS.reduce<UsageKind>(
    (highest, kind) => (share(kind) > share(highest) ? kind : highest),
    USAGE_KINDS[0],
  );
}
