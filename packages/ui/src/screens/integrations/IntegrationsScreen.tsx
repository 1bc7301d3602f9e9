import type { Integration } from '@platform/domain';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { RefreshCw } from 'lucide';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useFocusAfterChange } from '../../internal/useFocusAfterChange.ts';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { IntegrationList } from './IntegrationList.tsx';
import { IntegrationDialogs } from './IntegrationDialogs.tsx';
import type { OpenDialogs } from './IntegrationDialogs.tsx';
import type { IntegrationsScreenProps } from './types.ts';
import { useIntegrationList } from './useIntegrationList.tsx';

const CLOSED: OpenDialogs = { manage: null, connect: null, disconnect: null };

/** Integrations with status and actions. Goes into a `Page`, whose width sets the columns. */
export function IntegrationsScreen(props: IntegrationsScreenProps) {
  const { integrations: source, onDisconnect, onConnect } = props;
  const t = useTranslation(integrationsTexts);
  const pageRef = useRef<HTMLDivElement>(null);
  const [dialogs, setDialogs] = useState(CLOSED);
  const openDialog = useCallback(
    (dialog: keyof OpenDialogs, { provider }: Integration) =>
      setDialogs((open) => ({ ...open, [dialog]: provider })),
    [],
  );

  const list = useIntegrationList(props);
  const expectChange = useFocusAfterChange(pageRef, list.shown, {
    hasChanged: ({ provider, status }, shown) =>
      shown.find((one) => one.provider === provider)?.status !== status,
    next: nextAction,
  });

  const disconnect = useCallback(
    (integration: Integration) => {
      expectChange(integration);
      return onDisconnect(integration);
    },
    [expectChange, onDisconnect],
  );

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
        {...list.page}
        errorTitle={t('integrations.failed.title')}
      >
        <IntegrationList
          source={source}
          integrations={list.shown}
          empty={list.empty}
          choice={list.choice}
          work={props.work}
          failures={props.failures}
          onOpen={openDialog}
        />
      </ListPage>
      <IntegrationDialogs
        integrations={list.all}
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

/** By selector: a ref for each card of a long list would cost more than one look-up. */
const nextAction = (page: HTMLElement, { provider }: Integration) =>
  page.querySelector<HTMLElement>(`[data-provider="${CSS.escape(provider)}"] footer button`);
