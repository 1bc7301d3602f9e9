import { analyticsTexts, shellTexts, useFormats, useTranslation } from '@platform/i18n';
import { ArrowRight } from 'lucide';
import { useCallback } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { DayChart } from '../../../patterns/DayChart/DayChart.tsx';
import { formatTotal } from '../../../internal/formatTotal.ts';
import type { AnalyticsScreenProps } from './AnalyticsScreen.tsx';
import { OpenLink } from './analytics.styles.ts';
import { OverviewFigures } from './OverviewFigures.tsx';
import { Panel } from './Panel.tsx';
import { Text } from '../../../components/Text/Text.tsx';

type ConversationsPanelProps = Pick<
  AnalyticsScreenProps,
  'conversations' | 'overview' | 'hrefs' | 'onOpen' | 'timeZone'
>;

export function ConversationsPanel(props: ConversationsPanelProps) {
  const { conversations, overview, hrefs, onOpen, timeZone } = props;
  const t = useTranslation(analyticsTexts, shellTexts);
  const formats = useFormats();
  const valueText = useCallback(
    (count: number) => t('analytics.conversations.value', { count }),
    [t],
  );
  return (
    <Panel
      title={t('analytics.conversations.title')}
      description={t('analytics.conversations.subtitle', { zone: timeZone })}
      actions={
        <Text size="md">
          <OpenLink href={hrefs.conversations()}>
            {t('shell.page.callHistory')}
            <Icon icon={ArrowRight} size="small" />
          </OpenLink>
        </Text>
      }
      source={conversations}
      failedText={t('analytics.conversations.failed')}
      note={({ counted, total, isTruncated }) =>
        t('analytics.conversations.source', {
          counted: formats.number(counted),
          total: formatTotal(formats, { count: total, isTruncated }),
        })
      }
    >
      {({ days }) => (
        <>
          <DayChart
            label={t('analytics.conversations.title')}
            days={days}
            valueText={valueText}
            emptyText={t('analytics.conversations.empty')}
            dayHref={hrefs.conversations}
            onOpen={onOpen}
          />
          <OverviewFigures {...{ overview, hrefs }} />
        </>
      )}
    </Panel>
  );
}
