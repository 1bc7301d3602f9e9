import type { Integration } from '@platform/domain';
import { lazyComponent, usePreload } from '../internal/lazyComponent.tsx';
import type { IntegrationsScreenProps } from './types.ts';

const load = () => import('./dialogs.ts');
const LazyConnectDialog = lazyComponent(load, 'ConnectDialog');
const LazyDisconnectDialog = lazyComponent(load, 'DisconnectDialog');
const LazyManageDialog = lazyComponent(load, 'ManageDialog');

/** The provider that each dialog is about; null where it is closed. */
export interface OpenDialogs {
  manage: string | null;
  connect: string | null;
  /** Over the dialog of the connection where it was asked for there. */
  disconnect: string | null;
}

/** Opens a dialog of a provider. */
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

/** The dialogs of a card: its connection, what stands before it, and the question before its end. */
export function IntegrationDialogs({ integrations, open, ...rest }: IntegrationDialogsProps) {
  const { RequiredScopes, onConnect, onDisconnect, onTest, onOpen, onClose } = rest;
  usePreload(LazyManageDialog);
  const find = (wanted: string | null) => integrations.find(({ provider }) => provider === wanted);
  const known = find(open.manage);
  // A dialog of a connection goes with it.
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
