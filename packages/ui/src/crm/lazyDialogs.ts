import { lazyComponent } from '../internal/lazyComponent.tsx';

const load = () => import('./dialogs.ts');

export const LazyCreatedFilter = lazyComponent(load, 'CreatedFilter');
export const LazyContactDialog = lazyComponent(load, 'ContactDialog');
export const LazyInteractionDialog = lazyComponent(load, 'InteractionDialog');
export const LazyLeadDialog = lazyComponent(load, 'LeadDialog');
export const LazyContactPanel = lazyComponent(load, 'ContactPanel');
