import { billingTexts, useFormats, useLanguage, useTranslation } from '@platform/i18n';
import { Accordion } from '../../components/Accordion/index.ts';
import { Metrics } from './UsageMonthSection.styles.ts';
import { UsageProgress } from './UsageProgress.tsx';
import { highestUsage } from './highestUsage.ts';
import type { UsageMonth } from './types.ts';
import { kindKey, USAGE_KINDS } from './usageKinds.ts';

export interface UsageMonthSectionProps {
  month: UsageMonth;
  isOpen: boolean;
}

/** A closed header names the metric nearest to its limit. */
export function UsageMonthSection({ month, isOpen }: UsageMonthSectionProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const highest = highestUsage(month.usage);
  const { used, included } = month.usage[highest];
  const note = t('billing.usage.highest', {
    kind: t(kindKey(highest)),
    percent: formats.share(used, included),
  });
  return (
    <Accordion.Item
      value={month.month}
      title={formats.month(month.month, language)}
      note={isOpen ? undefined : note}
    >
      <Metrics>
        {USAGE_KINDS.map((kind) => (
          <UsageProgress key={kind} kind={kind} figure={month.usage[kind]} />
        ))}
      </Metrics>
    </Accordion.Item>
  );
}
