import type { InteractionFigures, LeadFigures } from '@platform/domain';
import {
  analyticsTexts,
  figuresTexts,
  shellTexts,
  useFormats,
  useTranslation,
} from '@platform/i18n';
import { Download } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import { Columns, Stack } from '../../internal/cardGrid.styles.ts';
import { RangeFilter } from '../../patterns/RangeFilter/RangeFilter.tsx';
import type { DayRangeChoice } from '../../patterns/RangeFilter/RangeFilter.tsx';
import { RemoteStats } from '../../patterns/RemoteStats/RemoteStats.tsx';
import type { Remote } from '../../remote.ts';
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
} from './types.ts';
import { UsagePanel } from './UsagePanel.tsx';

export interface AnalyticsScreenProps {
  /** The days of the address; all panels but the last two are of these. */
  range: DayRangeChoice;
  /** Called with what changed. */
  onRangeChange: (part: Partial<DayRangeChoice>) => void;
  /** The first and the last day that the range stands for. */
  days: Readonly<{ first: Date; last: Date }>;
  /** Whose days these are, such as `Europe/London`. */
  timeZone: string;
  /** The conversations of the range. */
  conversations: Remote<AnalyticsConversations>;
  /** What the voice service counts by itself. */
  overview: Remote<AnalyticsOverview>;
  /** The leads of the range. */
  leads: Remote<LeadFigures>;
  /** The interactions of the range. */
  interactions: Remote<InteractionFigures>;
  /** All that can be connected. */
  integrations: Remote<readonly AnalyticsIntegration[]>;
  /** Null where nothing is entitled. */
  usage: Remote<AnalyticsUsage | null>;
  /** Where the marks lead. */
  hrefs: AnalyticsHrefs;
  /** Goes to an address, as a press on the chart does. */
  onOpen: (href: string) => void;
  /** Saves what is shown. */
  onExport: () => void;
}

/** What was done across the product in a range of days; each panel stands for itself. Goes into a `Page`. */
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
