export { ContactBulkDialog } from './bulk/ContactBulkDialog.tsx';
export { ContactBulkMenu } from './bulk/ContactBulkMenu.tsx';
export { ContactDialog } from './ContactDialog.tsx';
export { InteractionDialog } from './InteractionDialog.tsx';
export { LeadDialog } from './LeadDialog.tsx';
export { ContactPanelContent } from './panel/ContactPanelContent.tsx';
