import type { InteractionFigures, LeadFigures } from '@platform/domain';
import {
  analyticsTexts,
  figuresTexts,
  shellTexts,
  useFormats,
  useTranslation,
} from '@platform/i18n';
import { Download } from 'lucide';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import { Columns, Stack } from '../../../internal/cardGrid.styles.ts';
import { RangeFilter } from '../../../patterns/RangeFilter/RangeFilter.tsx';
import type { DayRangeChoice } from '../../../patterns/RangeFilter/RangeFilter.tsx';
import { RemoteStats } from '../../../patterns/RemoteStats/RemoteStats.tsx';
import type { Remote } from '../../../remote.ts';
import { Range, Thirds } from './analytics.styles.ts';
import { analyticsStats } from './analyticsStats.ts';
import { ConversationsPanel } from './ConversationsPanel.tsx';
import { IntegrationsPanel } from './IntegrationsPanel.tsx';
import { InteractionsPanel } from './InteractionsPanel.tsx';
import { LeadsPanel } from './LeadsPanel.tsx';
import type {
  AnalyticsConversations,
  AnalyticsHrefs,
  AnalyticsIntegration,
  AnalyticsOverview,
  AnalyticsUsage,
} from './analyticsTypes.ts';
import { UsagePanel } from './UsagePanel.tsx';

export interface AnalyticsScreenProps {
  /** Date range; all panels except the last two use it. */
  range: DayRangeChoice;
  /** Called with the changed part of the range. */
  onRangeChange: (part: Partial<DayRangeChoice>) => void;
  /** First and last day of the range. */
  days: Readonly<{ first: Date; last: Date }>;
  /** IANA time zone of the days, such as `Europe/London`. */
  timeZone: string;
  /** Conversations of the range. */
  conversations: Remote<AnalyticsConversations>;
  /** Figures that the voice service reports. */
  overview: Remote<AnalyticsOverview>;
  /** Leads of the range. */
  leads: Remote<LeadFigures>;
  /** Interactions of the range. */
  interactions: Remote<InteractionFigures>;
  /** Every integration that can be connected. */
  integrations: Remote<readonly AnalyticsIntegration[]>;
  /** Null if the organization has no entitlements. */
  usage: Remote<AnalyticsUsage | null>;
  /** Links to the lists behind the figures. */
  hrefs: AnalyticsHrefs;
  /** Called with the link of a pressed chart point. */
  onOpen: (href: string) => void;
  /** Called to export the figures. */
  onExport: () => void;
}

/** Figures of a range of days; panels load and fail independently. Render it inside a `Page`. */
export function AnalyticsScreen(props: AnalyticsScreenProps) {
  const { days, hrefs } = props;
  const t = useTranslation(analyticsTexts, figuresTexts, shellTexts);
  const formats = useFormats();
  return (
    <>
      <PageHeader
        title={t('shell.page.analytics')}
        description={t('analytics.subtitle', {
          from: formats.date(days.first),
          to: formats.date(days.last),
          zone: props.timeZone,
        })}
        actions={
          <>
            <Range>
              <RangeFilter value={props.range} onValueChange={props.onRangeChange} />
            </Range>
            <Button onClick={props.onExport}>
              <Icon icon={Download} />
              {t('figures.export')}
            </Button>
          </>
        }
      />
      <Stack>
        <RemoteStats
          label={t('analytics.figures')}
          loadingText={t('analytics.loading')}
          stats={analyticsStats(t, formats, props)}
        />
        <Columns>
          <ConversationsPanel {...props} />
          <LeadsPanel leads={props.leads} hrefs={hrefs} />
        </Columns>
        <Thirds>
          <InteractionsPanel interactions={props.interactions} hrefs={hrefs} />
          <IntegrationsPanel integrations={props.integrations} hrefs={hrefs} />
          <UsagePanel usage={props.usage} hrefs={hrefs} />
        </Thirds>
      </Stack>
    </>
  );
}
