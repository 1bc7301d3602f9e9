import type { Integration } from '@platform/domain';
import { lazyComponent, usePreload } from '../../internal/lazyComponent.tsx';
import type { IntegrationsScreenProps } from './types.ts';

const load = () => import('./dialogs.ts');
const LazyConnectDialog = lazyComponent(load, 'ConnectDialog');
const LazyDisconnectDialog = lazyComponent(load, 'DisconnectDialog');
const LazyManageDialog = lazyComponent(load, 'ManageDialog');

export interface OpenDialogs {
  manage: string | null;
  connect: string | null;
  disconnect: string | null;
}

export type OpenDialog = (dialog: keyof OpenDialogs, integration: Integration) => void;

export interface IntegrationDialogsProps extends Pick<
  IntegrationsScreenProps,
  'RequiredScopes' | 'onConnect' | 'onDisconnect' | 'onTest'
> {
  integrations: readonly Integration[];
  open: OpenDialogs;
  onOpen: OpenDialog;
  onClose: (dialog: keyof OpenDialogs) => void;
}

export function IntegrationDialogs({ integrations, open, ...rest }: IntegrationDialogsProps) {
  const { RequiredScopes, onConnect, onDisconnect, onTest, onOpen, onClose } = rest;
  usePreload(LazyManageDialog);
  const find = (id: string | null) => integrations.find(({ provider }) => provider === id);
  const known = find(open.manage);
  const managed = known?.status === 'connected' ? known : undefined;
  const connected = find(open.connect);
  const disconnected = find(open.disconnect);
  return (
    <>
      {managed ? (
        <LazyManageDialog
          integration={managed}
          RequiredScopes={RequiredScopes}
          onTest={onTest}
          onDisconnect={() => onOpen('disconnect', managed)}
          onClose={() => onClose('manage')}
        />
      ) : null}
      {connected ? (
        <LazyConnectDialog
          integration={connected}
          RequiredScopes={RequiredScopes}
          onConnect={() => onConnect(connected)}
          onClose={() => onClose('connect')}
        />
      ) : null}
      {disconnected ? (
        <LazyDisconnectDialog
          integration={disconnected}
          onDisconnect={onDisconnect}
          onClose={() => onClose('disconnect')}
        />
      ) : null}
    </>
  );
}
