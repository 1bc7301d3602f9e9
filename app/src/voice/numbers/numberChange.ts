import type { PhoneNumber, PhoneNumberUpdate } from '@platform/api';
import type { NumberValues } from '@platform/ui';

/** What of a number was changed in its form; credentials only where new ones were typed. */
export function numberChange(before: PhoneNumber, after: NumberValues): PhoneNumberUpdate {
  const { label, agentId, isInbound, isOutbound, fallbackNumber, credentials } = after;
  return {
    ...(label === before.label ? {} : { label }),
    ...(agentId === before.agentId ? {} : { agentId }),
    ...(isInbound === before.isInbound ? {} : { isInbound }),
    ...(isOutbound === before.isOutbound ? {} : { isOutbound }),
    ...(fallbackNumber === before.fallbackNumber ? {} : { fallbackNumber }),
    ...(credentials === '' ? {} : { credentials }),
  };
}
