import type { Integration } from '@platform/domain';
import { LinkProvider, Page } from '@platform/ui';
import { IntegrationsScreen } from '@platform/ui/integrations';
import type { LinkComponentProps } from '@platform/ui';
import type {
  IntegrationFilter,
  IntegrationsScreenProps,
  IntegrationWork,
} from '@platform/ui/integrations';
import { createContext, use, useCallback, useState } from 'react';

const Go = createContext<(href: string) => void>(() => undefined);

function StageLink({ href, onClick, children, ...rest }: LinkComponentProps) {
  const go = use(Go);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        go(href);
      }}
    >
      {children}
    </a>
  );
}

interface StatefulIntegrationsProps extends IntegrationsScreenProps {
  /** True if a surrounding shell already renders a page. */
  isInPage?: boolean;
}

export function StatefulIntegrations({ isInPage = false, ...props }: StatefulIntegrationsProps) {
  const { integrations, onConnect, onDisconnect, onSearchChange } = props;
  const [list, setList] = useState(integrations.status === 'ready' ? integrations.data : []);
  const [filter, setFilter] = useState(props.filter);
  const [search, setSearch] = useState(props.search);
  const [work, setWork] = useState(props.work ?? new Map<string, IntegrationWork>());

  const connect = useCallback(
    (integration: Integration) => {
      setWork((current) => new Map(current).set(integration.provider, 'connecting'));
      onConnect(integration);
    },
    [onConnect],
  );

  const disconnect = useCallback(
    async (integration: Integration) => {
      const { provider } = integration;
      setWork((current) => new Map(current).set(provider, 'disconnecting'));
      const isGone = await onDisconnect(integration);
      setWork((current) => new Map([...current].filter(([id]) => id !== provider)));
      if (isGone) {
        setList((current) =>
          current.map((item) =>
            item.provider === provider
              ? { ...item, status: 'not_connected', accountLabel: '', grantedScopes: [] }
              : item,
          ),
        );
      }
      return isGone;
    },
    [onDisconnect],
  );

  function go(href: string): void {
    const tab = new URL(href, 'https://app.example').searchParams.get('tab');
    setFilter((tab ?? 'all') as IntegrationFilter);
  }

  const screen = (
    <IntegrationsScreen
      {...props}
      integrations={
        integrations.status === 'ready' ? { ...integrations, data: list } : integrations
      }
      filter={filter}
      search={search}
      onSearchChange={(next) => {
        setSearch(next);
        onSearchChange(next);
      }}
      work={work}
      onConnect={connect}
      onDisconnect={disconnect}
    />
  );
  return (
    <Go value={go}>
      <LinkProvider component={StageLink}>{isInPage ? screen : <Page>{screen}</Page>}</LinkProvider>
    </Go>
  );
}
