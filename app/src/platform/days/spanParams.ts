import { dayAfter } from '@platform/flows';
import type { DaySpan } from '@platform/flows';
import { dayText } from '@platform/i18n';

export const spanParams = ({ from, to }: DaySpan): { from: string; to: string } => ({
  from: dayText(from),
  to: dayText(dayAfter(to, -1)),
});
