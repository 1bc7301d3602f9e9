export * from './brand/index.ts';
export * from './components/Accordion/index.ts';
export * from './components/AlertDialog/index.ts';
export * from './components/Avatar/index.ts';
export * from './components/AvatarGroup/index.ts';
export * from './components/Badge/index.ts';
export * from './components/Banner/index.ts';
export * from './components/BarChart/index.ts';
export * from './components/BrandMark/index.ts';
export * from './components/Breadcrumb/index.ts';
export * from './components/Button/index.ts';
export * from './components/Calendar/index.ts';
export * from './components/Card/index.ts';
export * from './components/Chart/index.ts';
export * from './components/Checkbox/index.ts';
export * from './components/CodeBlock/index.ts';
export * from './components/Combobox/index.ts';
export * from './components/CopyButton/index.ts';
export * from './components/DataTable/index.ts';
export * from './components/DatePicker/index.ts';
export * from './components/DateRangePicker/index.ts';
export * from './components/Dialog/index.ts';
export * from './components/Divider/index.ts';
export * from './components/Disclosure/index.ts';
export * from './components/EmptyState/index.ts';
export * from './components/Field/index.ts';
export * from './components/FieldGroup/index.ts';
export * from './components/Grid/index.ts';
export * from './components/Icon/index.ts';
export * from './components/IconButton/index.ts';
export * from './components/Illustration/index.ts';
export * from './components/InlineEdit/index.ts';
export * from './components/Kbd/index.ts';
export * from './components/LineChart/index.ts';
export * from './components/Link/index.ts';
export * from './components/Menu/index.ts';
export * from './components/Meter/index.ts';
export * from './components/MultiSelect/index.ts';
export * from './components/NumberField/index.ts';
export * from './components/Page/index.ts';
export * from './components/PageHeader/index.ts';
export * from './components/Pagination/index.ts';
export * from './components/PasswordField/index.ts';
export * from './components/Popover/index.ts';
export * from './components/Progress/index.ts';
export * from './components/RadioGroup/index.ts';
export * from './components/SegmentedControl/index.ts';
export * from './components/Select/index.ts';
export * from './components/Sheet/index.ts';
export * from './components/SidePanel/index.ts';
export * from './components/Skeleton/index.ts';
export * from './components/Slider/index.ts';
export * from './components/Spinner/index.ts';
export * from './components/Stack/index.ts';
export * from './components/StatStrip/index.ts';
export * from './components/Switch/index.ts';
export * from './components/Tabs/index.ts';
export * from './components/TagInput/index.ts';
export * from './components/Text/index.ts';
export * from './components/Textarea/index.ts';
export * from './components/TextField/index.ts';
export * from './components/Timeline/index.ts';
export * from './components/Toast/index.ts';
export * from './components/Tooltip/index.ts';
export * from './components/VisuallyHidden/index.ts';

export type { OpenChangeReason, OpenProps } from './internal/useOpen.ts';

export * from './patterns/CommandPalette/index.ts';
export * from './patterns/ConfirmDialog/index.ts';
export * from './patterns/FactList/index.ts';
export * from './patterns/FileUpload/index.ts';
export type {
  FormDrafts,
  FormInput,
  FormRefusal,
  SaveOutcome,
} from './patterns/FormDialog/index.ts';
export * from './patterns/IconTile/index.ts';
export type * from './patterns/ListFilters/index.ts';
export * from './patterns/ListPage/index.ts';
export * from './patterns/MessagePage/index.ts';
export * from './patterns/RangeFilter/index.ts';
export * from './patterns/RecordPanel/index.ts';
export * from './patterns/RemoteContent/index.ts';
export * from './patterns/RemoteStats/index.ts';
export * from './patterns/RoleRequests/index.ts';
export * from './patterns/ScreenSlots/index.ts';
export * from './patterns/Stepper/index.ts';

export * from './shortcuts/index.ts';

export * from './provider/index.ts';
export * from './tokens/index.ts';
