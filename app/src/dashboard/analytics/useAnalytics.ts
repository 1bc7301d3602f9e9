import {
  conversations,
  entitlements,
  integrations,
  INTERACTION_TYPES,
  interactions,
  leads,
  overview,
  FIRST_BATCH,
} from '@platform/api';
import type { IntegrationList } from '@platform/api';
import { dayAfter, interactionFigures, leadFigures, spanBefore, spanOf } from '@platform/flows';
import {
  useTimeZone,
  useToday,
  analyticsTexts,
  billingTexts,
  integrationsTexts,
  useFormats,
  useTranslation,
} from '@platform/i18n';
import type { AnalyticsScreenProps } from '@platform/ui/dashboard';
import { useCallback, useMemo } from 'react';
import { useDailyRefresh } from '../../platform/days/useDailyRefresh.ts';
import { useResource, useSelect } from '../../data/useResource.ts';
import { useBulkLoad } from '../../platform/crm/useBulkLoad.ts';
import { callSample } from '../../platform/days/callSample.ts';
import { dayRange } from '../../kit/searchParams.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { useSearchState } from '../../routing/useSearchState.ts';
import { analyticsHrefs } from '../address.ts';
import { conversationFigures } from './conversationFigures.ts';
import { useSaveFigures } from '../../platform/export/useSaveFigures.ts';
import { analyticsRows } from './analyticsRows.ts';
import type { AnalyticsPanels } from './analyticsRows.ts';

export function useAnalytics(): AnalyticsScreenProps {
  const [choice, onRangeChange] = useSearchState(dayRange);
  const pages = usePages();
  const today = useToday();
  useDailyRefresh(overview);
  const { navigate } = useLinks();
  const { range, from, to } = choice;
  const span = useMemo(() => spanOf({ range, from, to }, today), [range, from, to, today]);
  const now = useResource(conversations, callSample(span));
  const before = useResource(conversations, callSample(spanBefore(span)));
  const panels = {
    conversations: useMemo(() => conversationFigures(now, before, span), [now, before, span]),
    overview: useResource(overview, {}),
    leads: useSelect(
      useBulkLoad(leads, FIRST_BATCH),
      useCallback((load) => leadFigures(load, span), [span]),
    ),
    interactions: useSelect(
      useBulkLoad(interactions, FIRST_BATCH),
      useCallback((load) => interactionFigures(load, span, INTERACTION_TYPES), [span]),
    ),
    integrations: useSelect(useResource(integrations, {}), integrationsOf),
    usage: useResource(entitlements, {}),
  };
  const days = { first: span.from, last: dayAfter(span.to, -1) };
  return {
    ...panels,
    range: choice,
    onRangeChange,
    days,
    timeZone: useTimeZone(),
    hrefs: useMemo(() => analyticsHrefs(pages, choice, span), [pages, choice, span]),
    onOpen: (href) => void navigate(href, { replace: false }),
    onExport: useAnalyticsExport(panels),
  };
}

const integrationsOf = ({ integrations: all }: IntegrationList) => all;

function useAnalyticsExport(panels: AnalyticsPanels): () => void {
  const t = useTranslation(analyticsTexts, billingTexts, integrationsTexts);
  const formats = useFormats();
  const save = useSaveFigures();
  return () => save('analytics', () => analyticsRows(t, formats, panels));
}
