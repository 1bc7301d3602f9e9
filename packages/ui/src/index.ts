// components
export * from './brand/index.ts';
export * from './components/AlertDialog/index.ts';
export * from './components/Avatar/index.ts';
export * from './components/Badge/index.ts';
export * from './components/Banner/index.ts';
export * from './components/BrandMark/index.ts';
export * from './components/Breadcrumb/index.ts';
export * from './components/Button/index.ts';
export * from './components/Card/index.ts';
export * from './components/Checkbox/index.ts';
export * from './components/Combobox/index.ts';
export * from './components/ComponentTexts/index.ts';
export * from './components/DataTable/index.ts';
export * from './components/Dialog/index.ts';
export * from './components/EmptyState/index.ts';
export * from './components/Field/index.ts';
export * from './components/Icon/index.ts';
export * from './components/IconButton/index.ts';
export * from './components/Illustration/index.ts';
export * from './components/Link/index.ts';
export * from './components/Menu/index.ts';
export * from './components/Meter/index.ts';
export * from './components/Page/index.ts';
export * from './components/PageHeader/index.ts';
export * from './components/Pagination/index.ts';
export * from './components/PasswordField/index.ts';
export * from './components/SegmentedControl/index.ts';
export * from './components/Select/index.ts';
export * from './components/Sheet/index.ts';
export * from './components/SidePanel/index.ts';
export * from './components/Skeleton/index.ts';
export * from './components/Spinner/index.ts';
export * from './components/StatStrip/index.ts';
export * from './components/Switch/index.ts';
export * from './components/Tabs/index.ts';
export * from './components/Textarea/index.ts';
export * from './components/TextField/index.ts';
export * from './components/Toast/index.ts';
export * from './components/Tooltip/index.ts';
export * from './components/VisuallyHidden/index.ts';

export type { OpenChangeReason, OpenProps } from './internal/useOpen.ts';

// patterns
export * from './patterns/CommandPalette/index.ts';
export * from './patterns/ConfirmDialog/index.ts';
export * from './patterns/FactList/index.ts';
export * from './patterns/FormDialog/index.ts';
export * from './patterns/IconTile/index.ts';
export * from './patterns/ListPage/index.ts';
export * from './patterns/MessagePage/index.ts';
export * from './patterns/RecordPanel/index.ts';
export * from './patterns/RemoteContent/index.ts';
export * from './patterns/RemoteStats/index.ts';
export * from './patterns/Stepper/index.ts';

export * from './shortcuts/index.ts';

// areas
export * from './billing/index.ts';
export * from './bots/index.ts';
export * from './content/index.ts';
export * from './crm/index.ts';
export * from './dashboard/index.ts';
export * from './errors/index.ts';
export * from './integrations/index.ts';
export * from './knowledge/index.ts';
export * from './notifications/index.ts';
export * from './session/index.ts';
export * from './settings/index.ts';
export * from './shell/index.ts';
export * from './team/index.ts';
export * from './voice/index.ts';
export * from './provider/index.ts';
export * from './tokens/index.ts';
