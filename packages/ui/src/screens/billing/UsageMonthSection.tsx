import { billingTexts, useFormats, useLanguage, useTranslation } from '@platform/i18n';
import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Highest, Metrics, Panel, PanelContent, Root, Toggle } from './UsageMonthSection.styles.ts';
import { UsageProgress } from './UsageProgress.tsx';
import { highestUsage } from './highestUsage.ts';
import type { UsageMonth } from './types.ts';
import { kindKey, USAGE_KINDS } from './usageKinds.ts';

export interface UsageMonthSectionProps {
  month: UsageMonth;
  isOpenAtFirst: boolean;
}

/** Accordion item (WAI-ARIA APG); a closed header names the metric nearest to its limit. */
export function UsageMonthSection({ month, isOpenAtFirst }: UsageMonthSectionProps) {
  const t = useTranslation(billingTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const highest = highestUsage(month.usage);
  const { used, included } = month.usage[highest];
  return (
    <Root>
      <h3>
        <Toggle
          type="button"
          id={`${id}head`}
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          aria-describedby={isOpen ? undefined : `${id}sum`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {formats.month(month.month, language)}
          <Highest id={`${id}sum`} aria-hidden="true">
            {isOpen
              ? null
              : t('billing.usage.highest', {
                  kind: t(kindKey(highest)),
                  percent: formats.share(used, included),
                })}
          </Highest>
          <Icon icon={ChevronDown} />
        </Toggle>
      </h3>
      <Panel id={`${id}panel`} aria-labelledby={`${id}head`} data-open={isOpen || undefined}>
        <PanelContent>
          <Metrics>
            {USAGE_KINDS.map((kind) => (
              <UsageProgress key={kind} kind={kind} figure={month.usage[kind]} />
            ))}
          </Metrics>
        </PanelContent>
      </Panel>
    </Root>
  );
}
