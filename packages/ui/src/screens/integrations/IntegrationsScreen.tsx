import type { Integration } from '@platform/domain';
import { integrationsTexts, useTranslation } from '@platform/i18n';
import { RefreshCw } from 'lucide';
import { useCallback, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { IntegrationList } from './IntegrationList.tsx';
import { IntegrationDialogs } from './IntegrationDialogs.tsx';
import type { OpenDialogs } from './IntegrationDialogs.tsx';
import type { IntegrationsScreenProps } from './types.ts';
import { useIntegrationList } from './useIntegrationList.tsx';

const CLOSED: OpenDialogs = { manage: null, connect: null, disconnect: null };

/**
 * Integrations with status and actions. Render it inside a `Page`, whose width sets the columns.
 */
export function IntegrationsScreen(props: IntegrationsScreenProps) {
  const t = useTranslation(integrationsTexts);
  const [dialogs, setDialogs] = useState(CLOSED);
  const openDialog = useCallback(
    (dialog: keyof OpenDialogs, { provider }: Integration) =>
      setDialogs((open) => ({ ...open, [dialog]: provider })),
    [],
  );

  const list = useIntegrationList(props);
  return (
    <>
      <ListPage
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
          source={props.integrations}
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
        onConnect={props.onConnect}
        onDisconnect={props.onDisconnect}
        onTest={props.onTest}
      />
    </>
  );
}
