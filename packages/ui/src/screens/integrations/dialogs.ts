export { ConnectDialog } from './ConnectDialog.tsx';
export { DisconnectDialog } from './DisconnectDialog.tsx';
export { ManageDialog } from './ManageDialog.tsx';
