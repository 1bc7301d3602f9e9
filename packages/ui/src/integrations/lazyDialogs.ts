import { lazyComponent } from '../internal/lazyComponent.tsx';

const load = () => import('./dialogs.ts');

export const LazyConnectDialog = lazyComponent(load, 'ConnectDialog');
export const LazyDisconnectDialog = lazyComponent(load, 'DisconnectDialog');
export const LazyManageDialog = lazyComponent(load, 'ManageDialog');
