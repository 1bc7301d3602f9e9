import type { Integration } from '@platform/domain';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { RefreshCw } from 'lucide';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useAfterPaint } from '../internal/useAfterPaint.ts';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { ListPage } from '../patterns/ListPage/ListPage.tsx';
import { ListTabs } from '../patterns/ListPage/ListTabs.tsx';
import { useRowSearch } from '../patterns/ListPage/useRowSearch.ts';
import { FilterTabs } from './FilterTabs.tsx';
import { IntegrationList } from './IntegrationList.tsx';
import { countByFilter, integrationsOf, integrationText } from './integrationSearch.ts';
import { IntegrationDialogs } from './IntegrationDialogs.tsx';
import type { OpenDialogs } from './IntegrationDialogs.tsx';
import type { IntegrationsScreenProps } from './types.ts';
import { useKeptFocus } from './useKeptFocus.ts';

const NONE: readonly Integration[] = [];
const CLOSED: OpenDialogs = { manage: null, connect: null, disconnect: null };

/**
 * The integrations with their status and actions. Goes into a `Page`, whose width decides the
 * number of columns.
 */
export function IntegrationsScreen(props: IntegrationsScreenProps) {
  const { integrations: remote, filter, filterHref, search, onDisconnect, onConnect } = props;
  const t = useTranslation(integrationsTexts);
  const pageRef = useRef<HTMLDivElement>(null);
  const [dialogs, setDialogs] = useState(CLOSED);
  const openDialog = useCallback(
    (dialog: keyof OpenDialogs, { provider }: Integration) =>
      setDialogs((open) => ({ ...open, [dialog]: provider })),
    [],
  );

  const all = remote.status === 'ready' ? remote.data : NONE;
  const counts = useMemo(() => countByFilter(all), [all]);
  // The tab changes immediately; its cards render after that paint.
  const chosen = useMemo(() => ({ filter, search }), [filter, search]);
  const wanted = useAfterPaint(chosen);
  const inTab = useMemo(() => integrationsOf(all, wanted.filter), [all, wanted.filter]);
  const shown = useRowSearch(inTab, integrationText, wanted.search);
  const expectChange = useKeptFocus(pageRef, shown);

  const disconnect = useCallback(
    (integration: Integration) => {
      expectChange(integration);
      return onDisconnect(integration);
    },
    [expectChange, onDisconnect],
  );

  const isReady = remote.status === 'ready';

  function found(): string {
    if (remote.status === 'loading') return t('integrations.loading');
    const isSearched = isReady && trimText(wanted.search) !== '';
    return isSearched ? t('integrations.found', { count: shown.length }) : '';
  }

  return (
    <>
      <ListPage
        ref={pageRef}
        title={t('integrations.title')}
        description={t('integrations.subtitle')}
        actions={
          <Button
            startIcon={<Icon icon={RefreshCw} />}
            isLoading={props.isRefreshing ?? false}
            loadingText={t('integrations.refreshing')}
            onClick={props.onRefresh}
          >
            {t('integrations.refresh')}
          </Button>
        }
        source={remote}
        errorTitle={t('integrations.failed.title')}
        toolbar={{
          renderTabs: (tools) => (
            <ListTabs tools={tools}>
              <FilterTabs {...{ filter, filterHref }} counts={isReady ? counts : undefined} />
            </ListTabs>
          ),
          search: {
            label: t('integrations.search'),
            value: search,
            onValueChange: props.onSearchChange,
          },
          found: found(),
        }}
      >
        <IntegrationList
          {...wanted}
          source={remote}
          integrations={shown}
          allHref={filterHref('all')}
          onSearchChange={props.onSearchChange}
          work={props.work}
          failures={props.failures}
          onOpen={openDialog}
        />
      </ListPage>
      <IntegrationDialogs
        integrations={all}
        open={dialogs}
        onOpen={openDialog}
        onClose={(dialog) => setDialogs((open) => ({ ...open, [dialog]: null }))}
        RequiredScopes={props.RequiredScopes}
        onConnect={onConnect}
        onDisconnect={disconnect}
        onTest={props.onTest}
      />
    </>
  );
}
