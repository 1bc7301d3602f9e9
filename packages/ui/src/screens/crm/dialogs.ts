export { ContactDialog } from './ContactDialog.tsx';
export { InteractionDialog } from './InteractionDialog.tsx';
export { LeadDialog } from './LeadDialog.tsx';
export { ContactPanelContent } from './panel/ContactPanelContent.tsx';
