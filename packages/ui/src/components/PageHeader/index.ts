export { PageHeader } from './PageHeader.tsx';
export type { PageAction } from './MoreActions.tsx';
export type { PageHeaderProps } from './PageHeader.tsx';
