// components
export { createBrand } from './brand/createBrand.ts';
export type { Brand, BrandColors, BrandVariables } from './brand/types.ts';
export { AlertDialog } from './components/AlertDialog/AlertDialog.tsx';
export type { AlertDialogProps } from './components/AlertDialog/AlertDialog.tsx';
export { Avatar } from './components/Avatar/Avatar.tsx';
export type { AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge } from './components/Badge/Badge.tsx';
export type { BadgeProps, BadgeShape, BadgeTone } from './components/Badge/Badge.tsx';
export { Banner } from './components/Banner/Banner.tsx';
export type { BannerProps, BannerTone } from './components/Banner/Banner.tsx';
export { BrandMark } from './components/BrandMark/BrandMark.tsx';
export type { BrandMarkProps } from './components/BrandMark/BrandMark.tsx';
export { Breadcrumb } from './components/Breadcrumb/Breadcrumb.tsx';
export type { BreadcrumbItem, BreadcrumbProps } from './components/Breadcrumb/Breadcrumb.tsx';
export { Button } from './components/Button/Button.tsx';
export type {
  ButtonLook,
  ButtonProps,
  ButtonSize,
  ButtonVariant,
} from './components/Button/Button.tsx';
export { ButtonLink } from './components/Button/ButtonLink.tsx';
export type { ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export { Card } from './components/Card/Card.tsx';
export type { CardProps } from './components/Card/Card.tsx';
export { Checkbox } from './components/Checkbox/Checkbox.tsx';
export type { CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export { Combobox } from './components/Combobox/Combobox.tsx';
export type { ComboboxProps } from './components/Combobox/Combobox.tsx';
export type { ComponentTexts } from './components/ComponentTexts/ComponentTextsContext.ts';
export { ComponentTextsProvider } from './components/ComponentTexts/ComponentTextsProvider.tsx';
export type { ComponentTextsProviderProps } from './components/ComponentTexts/ComponentTextsProvider.tsx';
export { DataTable } from './components/DataTable/DataTable.tsx';
export type { DataTableProps } from './components/DataTable/DataTable.tsx';
export { TableLead } from './components/DataTable/TableLead.tsx';
export type { TableLeadProps } from './components/DataTable/TableLead.tsx';
export type {
  DataTableColumn,
  TableSelection,
  TableSorting,
  TableStack,
} from './components/DataTable/types.ts';
export { Dialog } from './components/Dialog/index.ts';
export type { DialogRootProps } from './components/Dialog/index.ts';
export { EmptyState } from './components/EmptyState/EmptyState.tsx';
export type { EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { Field, useFieldControl } from './components/Field/index.ts';
export type { FieldLabelProps, FieldOptions, FieldRootProps } from './components/Field/index.ts';
export { Icon } from './components/Icon/Icon.tsx';
export type { IconShape, IconProps, IconSize } from './components/Icon/Icon.tsx';
export type { IconSource } from './components/Icon/renderIcon.tsx';
export { IconButton } from './components/IconButton/IconButton.tsx';
export type { IconButtonProps, IconButtonSize } from './components/IconButton/IconButton.tsx';
export { BotsArt } from './components/Illustration/BotsArt.tsx';
export { ComingArt } from './components/Illustration/ComingArt.tsx';
export { EmptyArt } from './components/Illustration/EmptyArt.tsx';
export { ErrorArt } from './components/Illustration/ErrorArt.tsx';
export { NoResultsArt } from './components/Illustration/NoResultsArt.tsx';
export { NotFoundArt } from './components/Illustration/NotFoundArt.tsx';
export { SignInArt } from './components/Illustration/SignInArt.tsx';
export { Link } from './components/Link/Link.tsx';
export type { LinkProps } from './components/Link/Link.tsx';
export { LinkProvider, useLinkComponent } from './components/Link/LinkProvider.tsx';
export type {
  LinkComponent,
  LinkComponentProps,
  LinkProviderProps,
} from './components/Link/LinkProvider.tsx';
export { Menu } from './components/Menu/index.ts';
export type {
  MenuAction,
  MenuItem,
  MenuItemsProps,
  MenuRootProps,
  MenuSeparator,
  MenuTriggerProps,
} from './components/Menu/index.ts';
export { Meter } from './components/Meter/Meter.tsx';
export type { MeterProps } from './components/Meter/Meter.tsx';
export { Page } from './components/Page/Page.tsx';
export type { PageProps } from './components/Page/Page.tsx';
export { PageHeader } from './components/PageHeader/PageHeader.tsx';
export type { PageHeaderProps } from './components/PageHeader/PageHeader.tsx';
export { LoadMore } from './components/Pagination/LoadMore.tsx';
export type { LoadMoreProps } from './components/Pagination/LoadMore.tsx';
export { Pagination } from './components/Pagination/Pagination.tsx';
export type { PaginationProps } from './components/Pagination/Pagination.tsx';
export { PasswordField } from './components/PasswordField/PasswordField.tsx';
export type { PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { SegmentedControl } from './components/SegmentedControl/SegmentedControl.tsx';
export type {
  SegmentedControlProps,
  SegmentedOption,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { Select } from './components/Select/Select.tsx';
export type { SelectProps } from './components/Select/Select.tsx';
export type { ChoiceFieldProps, SelectOption } from './components/Select/types.ts';
export { Sheet } from './components/Sheet/Sheet.tsx';
export type { SheetProps } from './components/Sheet/Sheet.tsx';
export { SidePanel } from './components/SidePanel/SidePanel.tsx';
export type { SidePanelProps } from './components/SidePanel/SidePanel.tsx';
export { SidePanelContainer } from './components/SidePanel/SidePanelContainer.tsx';
export { Skeleton } from './components/Skeleton/Skeleton.tsx';
export type { SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export type { SpinnerProps } from './components/Spinner/Spinner.tsx';
export { StatCard } from './components/StatStrip/StatCard.tsx';
export type { StatCardProps, StatFailure } from './components/StatStrip/StatCard.tsx';
export { StatStrip } from './components/StatStrip/StatStrip.tsx';
export type { StatStripProps } from './components/StatStrip/StatStrip.tsx';
export { Switch } from './components/Switch/Switch.tsx';
export type { SwitchProps } from './components/Switch/Switch.tsx';
export { Tabs } from './components/Tabs/index.ts';
export type { TabItem, TabsPanelProps, TabsProps } from './components/Tabs/index.ts';
export { Textarea } from './components/Textarea/Textarea.tsx';
export type { TextareaProps } from './components/Textarea/Textarea.tsx';
export { TextField } from './components/TextField/TextField.tsx';
export type {
  FieldSize,
  LabelledFieldProps,
  TextFieldProps,
} from './components/TextField/TextField.tsx';
export type { ToastData } from './components/Toast/Toast.tsx';
export { ToastRegion } from './components/Toast/ToastRegion.tsx';
export type { ToastRegionProps } from './components/Toast/ToastRegion.tsx';
export type { Placement } from './components/Tooltip/placement.ts';
export { Tooltip } from './components/Tooltip/Tooltip.tsx';
export type { TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';

export type { OpenChangeReason, OpenProps } from './internal/useOpen.ts';
export { lazyComponent } from './internal/lazyComponent.tsx';
export type { LazyComponent } from './internal/lazyComponent.tsx';
export { LazyLoadProvider } from './internal/LazyLoadContext.tsx';
export type { LazyLoading, LazyLoadProviderProps } from './internal/LazyLoadContext.tsx';

// patterns
export { ConfirmDialog } from './patterns/ConfirmDialog/ConfirmDialog.tsx';
export type {
  ConfirmDialogProps,
  ConfirmOutcome,
} from './patterns/ConfirmDialog/ConfirmDialog.tsx';
export { FactList } from './patterns/FactList/FactList.tsx';
export type { Fact, FactListProps } from './patterns/FactList/FactList.tsx';
export { FormDialog } from './patterns/FormDialog/FormDialog.tsx';
export type { FormDialogProps } from './patterns/FormDialog/FormDialog.tsx';
export { FormCombobox } from './patterns/FormDialog/FormCombobox.tsx';
export type { FormComboboxProps } from './patterns/FormDialog/FormCombobox.tsx';
export { FormRow } from './patterns/FormDialog/FormRow.tsx';
export { FormSelect } from './patterns/FormDialog/FormSelect.tsx';
export type { FormSelectProps } from './patterns/FormDialog/FormSelect.tsx';
export { FormTextarea } from './patterns/FormDialog/FormTextarea.tsx';
export type { FormTextareaProps } from './patterns/FormDialog/FormTextarea.tsx';
export { FormTextField } from './patterns/FormDialog/FormTextField.tsx';
export type { FormTextFieldProps } from './patterns/FormDialog/FormTextField.tsx';
export type { DialogForm, FormRefusal, FormSchema } from './patterns/FormDialog/formTypes.ts';
export { useDialogForm } from './patterns/FormDialog/useDialogForm.ts';
export type { DialogFormOptions } from './patterns/FormDialog/useDialogForm.ts';
export { IconTile } from './patterns/IconTile/IconTile.tsx';
export type { IconTileProps } from './patterns/IconTile/IconTile.tsx';
export { ListEmpty } from './patterns/ListPage/ListEmpty.tsx';
export type { ListEmptyProps } from './patterns/ListPage/ListEmpty.tsx';
export { ListFilter } from './patterns/ListPage/ListFilter.tsx';
export type { ListFilterProps } from './patterns/ListPage/ListFilter.tsx';
export { ListPage } from './patterns/ListPage/ListPage.tsx';
export type { ListPageProps } from './patterns/ListPage/ListPage.tsx';
export type { ListPagingProps } from './patterns/ListPage/ListPaging.tsx';
export { ListTable } from './patterns/ListPage/ListTable.tsx';
export type { ListTableProps } from './patterns/ListPage/ListTable.tsx';
export { useRowSearch } from './patterns/ListPage/useRowSearch.ts';
export type { ListCount, ListToolbarProps } from './patterns/ListPage/ListToolbar.tsx';
export type { SearchFieldProps } from './patterns/ListPage/SearchField.tsx';
export { MessagePage } from './patterns/MessagePage/MessagePage.tsx';
export type { MessagePageProps } from './patterns/MessagePage/MessagePage.tsx';
export { RecordHead } from './patterns/RecordPanel/RecordHead.tsx';
export type { RecordHeadProps } from './patterns/RecordPanel/RecordHead.tsx';
export { RecordPanel } from './patterns/RecordPanel/RecordPanel.tsx';
export type { RecordPanelProps } from './patterns/RecordPanel/RecordPanel.tsx';
export { RecordSection } from './patterns/RecordPanel/RecordSection.tsx';
export type { RecordSectionProps } from './patterns/RecordPanel/RecordSection.tsx';
export { RemoteContent } from './patterns/RemoteContent/RemoteContent.tsx';
export { PlatformProvider } from './provider/PlatformProvider.tsx';
export type { PlatformProviderProps } from './provider/PlatformProvider.tsx';
export type { RemoteContentProps } from './patterns/RemoteContent/RemoteContent.tsx';
export { RemoteError } from './patterns/RemoteContent/RemoteError.tsx';
export type { RemoteErrorProps } from './patterns/RemoteContent/RemoteError.tsx';
export { RemoteStats } from './patterns/RemoteStats/RemoteStats.tsx';
export type { RemoteStat, RemoteStatsProps } from './patterns/RemoteStats/RemoteStats.tsx';
export { Stepper } from './patterns/Stepper/Stepper.tsx';
export type { Step, StepperProps } from './patterns/Stepper/Stepper.tsx';

// billing
export { BillingOverviewScreen } from './billing/BillingOverviewScreen.tsx';
export type { BillingOverviewScreenProps } from './billing/BillingOverviewScreen.tsx';
export { InvoicesScreen } from './billing/InvoicesScreen.tsx';
export type { InvoicesScreenProps } from './billing/InvoicesScreen.tsx';
export { PlansScreen } from './billing/PlansScreen.tsx';
export type { PlansScreenProps } from './billing/PlansScreen.tsx';
export { UsageAnalyticsScreen } from './billing/UsageAnalyticsScreen.tsx';
export type { UsageAnalyticsScreenProps } from './billing/UsageAnalyticsScreen.tsx';
export { EntitlementsDialog } from './billing/EntitlementsDialog.tsx';
export type { EntitlementsDialogProps } from './billing/EntitlementsDialog.tsx';
export type {
  BillingEntitlements,
  BillingInterval,
  BillingInvoice,
  BillingPaths,
  BillingPlan,
  BillingRefusal,
  BillingSubscription,
  CancelOutcome,
  CheckoutOutcome,
  CheckoutState,
  InvoiceList,
  InvoicePage,
  UsageFigure,
  UsageFigures,
  UsageKind,
  UsageMonth,
} from './billing/types.ts';

// crm
export { ImportDialog } from './crm/import/ImportDialog.tsx';
export type { ImportDialogProps } from './crm/import/ImportDialog.tsx';
export type {
  ImportActions,
  ImportColumn,
  ImportCounts,
  ImportFailure,
  ImportFileStep,
  ImportLimits,
  ImportMatchStep,
  ImportPause,
  ImportPreview,
  ImportPreviewRow,
  ImportProblem,
  ImportReportRow,
  ImportReportStep,
  ImportResult,
  ImportRunStep,
  ImportSeparator,
  ImportState,
  ImportTarget,
} from './crm/import/types.ts';
export { importProblemText } from './crm/import/problemText.ts';

// dashboard
export { DashboardScreen } from './dashboard/DashboardScreen.tsx';
export type {
  DashboardAgent,
  DashboardAgents,
  DashboardOverview,
  DashboardScreenProps,
  UsagePoint,
} from './dashboard/types.ts';

// CRM
export { ContactsScreen } from './crm/ContactsScreen.tsx';
export { CrmOverviewScreen } from './crm/CrmOverviewScreen.tsx';
export { InteractionsScreen } from './crm/InteractionsScreen.tsx';
export { LeadsScreen } from './crm/LeadsScreen.tsx';
export { LazyContactPanel as ContactPanel } from './crm/lazyDialogs.ts';
export type {
  ContactPanelProps,
  ContactsScreenProps,
  CrmListProps,
  CrmOverviewScreenProps,
  CrmPageProps,
  InteractionsScreenProps,
  LeadsScreenProps,
} from './crm/screenTypes.ts';
export type {
  ContactOutcome,
  ContactValues,
  CrmContact,
  CrmHealth,
  CrmInteraction,
  CrmLead,
  CrmList,
  CrmPaths,
  CrmTotal,
  FormDrafts,
  InteractionDirection,
  InteractionType,
  InteractionValues,
  LeadStatus,
  LeadValues,
  SaveOutcome,
} from './crm/types.ts';

// errors
export { ComingSoonScreen } from './errors/ComingSoonScreen.tsx';
export type { ComingSoonScreenProps } from './errors/ComingSoonScreen.tsx';
export { ConfigFailureScreen } from './errors/ConfigFailureScreen.tsx';
export type { ConfigFailureScreenProps, FailedSetting } from './errors/ConfigFailureScreen.tsx';
export { ErrorScreen } from './errors/ErrorScreen.tsx';
export type { ErrorScreenProps } from './errors/ErrorScreen.tsx';
export { NotFoundScreen } from './errors/NotFoundScreen.tsx';
export type { NotFoundScreenProps } from './errors/NotFoundScreen.tsx';

// integrations
export { IntegrationReturnScreen } from './integrations/IntegrationReturnScreen.tsx';
export { IntegrationsScreen } from './integrations/IntegrationsScreen.tsx';
export type {
  Integration,
  IntegrationActions,
  IntegrationFilter,
  IntegrationReturnScreenProps,
  IntegrationsScreenProps,
  IntegrationStatus,
  IntegrationWork,
  RequiredScopesProps,
  ReturnProgress,
  TestOutcome,
} from './integrations/types.ts';

// remote data
export { dataOf, mapRemote } from './remote.ts';
export type { Remote, RemoteFailure } from './remote.ts';

// session
export { AuthLayout } from './session/AuthLayout.tsx';
export type { AuthLayoutProps } from './session/AuthLayout.tsx';
export { CallbackScreen } from './session/CallbackScreen.tsx';
export type { CallbackScreenProps } from './session/CallbackScreen.tsx';
export { OfflineNotice, SessionNotice } from './session/SessionNotice.tsx';
export { SignedInStatus } from './session/SignedInStatus.tsx';
export { SignInScreen } from './session/SignInScreen.tsx';
export type { SignInScreenProps } from './session/SignInScreen.tsx';
export type { SignInStep, SignInValues } from './session/signInRules.ts';
export type { SignInFailure } from './session/useSignInForm.ts';

// settings
export { SettingsScreen } from './settings/SettingsScreen.tsx';
export type { ConnectionFigures, PeopleFigures, SettingsScreenProps } from './settings/types.ts';

// shell
export { AppHeader } from './shell/AppHeader.tsx';
export type { AppHeaderProps } from './shell/AppHeader.tsx';
export { AppShell } from './shell/AppShell.tsx';
export type { AppShellProps } from './shell/AppShell.tsx';
export type {
  NavigationEntry,
  NavigationLink,
  ShellLinks,
  ShellNavigation,
} from './shell/navigation.ts';
export { LanguageControl } from './shell/LanguageControl.tsx';
export type { LanguageControlProps } from './shell/LanguageControl.tsx';
export { Sidebar } from './shell/Sidebar.tsx';
export type { SidebarProps } from './shell/Sidebar.tsx';
export type { SidebarState } from './shell/SidebarContext.ts';
export { SidebarProvider } from './shell/SidebarProvider.tsx';
export type { SidebarProviderProps } from './shell/SidebarProvider.tsx';
export { SkipLink } from './shell/SkipLink.tsx';
export type { ThemeChoice } from './shell/theme.ts';
export { ThemeToggle } from './shell/ThemeToggle.tsx';
export type { ThemeToggleProps } from './shell/ThemeToggle.tsx';
export { UserMenu } from './shell/UserMenu.tsx';
export type { ShellUser, UserMenuProps } from './shell/UserMenu.tsx';
export { useSidebar } from './shell/useSidebar.ts';

// team
export { TeamScreen } from './team/TeamScreen.tsx';
export type { TeamScreenProps } from './team/TeamScreen.tsx';
export type {
  AssignableRole,
  InviteDraft,
  InviteOutcome,
  InviteRole,
  InviteValues,
  TeamData,
  TeamRefusal,
  TeamRole,
  TeamRow,
} from './team/types.ts';
export type { RoleChange } from './team/useRoleEdits.ts';
export type { RefusedAction } from './team/useTeamRowActions.ts';

// tokens
export { container, media } from './tokens/media.ts';
export { baseTokenNames, breakpoints, themeTokenNames } from './tokens/generated.ts';
