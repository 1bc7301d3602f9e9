import { integrationsTexts, useTranslation } from '@platform/i18n';
import { RefreshCw } from 'lucide';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useAfterPaint } from '../internal/useAfterPaint.ts';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { IntegrationList } from './IntegrationList.tsx';
import { Trouble } from './IntegrationsScreen.styles.ts';
import { Toolbar } from './Toolbar.tsx';
import { countByFilter, filterIntegrations, searchTexts } from './integrationSearch.ts';
import { manageDialog } from './lazyParts.ts';
import type { Integration, IntegrationsScreenProps } from './types.ts';
import { useKeptFocus } from './useKeptFocus.ts';

const NONE: readonly Integration[] = [];

/**
 * The integrations (spec 2.6): what can be connected, what is, and what can be done about it. Goes
 * into a `Page`, whose width decides how many columns there are.
 */
export function IntegrationsScreen(props: IntegrationsScreenProps) {
  const { integrations: remote, filter, filterHref, search, onDisconnect, onConnect } = props;
  const t = useTranslation(integrationsTexts);
  const pageRef = useRef<HTMLDivElement>(null);
  const [managed, setManaged] = useState<string | null>(null);

  const all = remote.status === 'ready' ? remote.data.integrations : NONE;
  const texts = useMemo(() => searchTexts(all), [all]);
  const counts = useMemo(() => countByFilter(all), [all]);
  // The tab answers at once; its cards follow, and a next click need not wait for them.
  const chosen = useMemo(() => ({ filter, search }), [filter, search]);
  const wanted = useAfterPaint(chosen);
  const { status } = remote;
  const list = useMemo(
    () => ({
      ...wanted,
      status,
      integrations: filterIntegrations(all, texts, wanted.filter, wanted.search),
    }),
    [status, all, texts, wanted],
  );
  const expectChange = useKeptFocus(pageRef, list.integrations);

  const disconnect = useCallback(
    (integration: Integration) => {
      expectChange(integration);
      return onDisconnect(integration);
    },
    [expectChange, onDisconnect],
  );

  const trouble = remote.status === 'ready' ? remote.data.refreshError : remote;
  const open = all.find(({ provider, status }) => provider === managed && status === 'connected');
  const close = () => setManaged(null);
  return (
    <div ref={pageRef}>
      <PageHeader
        title={t('integrations.title')}
        subtitle={t('integrations.subtitle')}
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
      />
      {trouble && 'message' in trouble ? (
        <Trouble>
          <Banner
            tone="danger"
            title={t('integrations.failed.title')}
            action={
              <Button size="small" onClick={trouble.retry}>
                {t('common.action.retry')}
              </Button>
            }
          >
            {trouble.message}
          </Banner>
        </Trouble>
      ) : null}
      <Toolbar
        filter={filter}
        filterHref={filterHref}
        counts={remote.status === 'ready' ? counts : undefined}
        search={search}
        onSearchChange={props.onSearchChange}
      />
      <IntegrationList
        {...list}
        allHref={filterHref('all')}
        onSearchChange={props.onSearchChange}
        work={props.work}
        requiredScopes={props.requiredScopes}
        onManage={setManaged}
        onConnect={onConnect}
        onDisconnect={disconnect}
        onScopesOpen={props.onScopesOpen}
      />
      {open ? (
        <manageDialog.Part
          integration={open}
          onTest={props.onTest}
          onDisconnect={disconnect}
          onClose={close}
          onLoadFailed={() => {
            close();
            props.onLoadFailed?.();
          }}
        />
      ) : null}
    </div>
  );
}
