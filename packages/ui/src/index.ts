// components
export { Avatar } from './components/Avatar/Avatar.tsx';
export type { AvatarProps } from './components/Avatar/Avatar.tsx';
export { Badge } from './components/Badge/Badge.tsx';
export type { BadgeProps, BadgeShape, BadgeTone } from './components/Badge/Badge.tsx';
export { Button } from './components/Button/Button.tsx';
export type {
  ButtonLook,
  ButtonProps,
  ButtonSize,
  ButtonVariant,
} from './components/Button/Button.tsx';
export { ButtonLink } from './components/Button/ButtonLink.tsx';
export type { ButtonLinkProps } from './components/Button/ButtonLink.tsx';
export { Field, useFieldControl } from './components/Field/index.ts';
export type { FieldLabelProps, FieldOptions, FieldRootProps } from './components/Field/index.ts';
export { Icon } from './components/Icon/Icon.tsx';
export type { IconComponent, IconProps, IconSize } from './components/Icon/Icon.tsx';
export { IconButton } from './components/IconButton/IconButton.tsx';
export type { IconButtonProps, IconButtonSize } from './components/IconButton/IconButton.tsx';
export { Link } from './components/Link/Link.tsx';
export type { LinkProps } from './components/Link/Link.tsx';
export { LinkProvider, useLinkComponent } from './components/Link/LinkProvider.tsx';
export type {
  LinkComponent,
  LinkComponentProps,
  LinkProviderProps,
} from './components/Link/LinkProvider.tsx';
export { PasswordField } from './components/PasswordField/PasswordField.tsx';
export type { PasswordFieldProps } from './components/PasswordField/PasswordField.tsx';
export { Spinner } from './components/Spinner/Spinner.tsx';
export type { SpinnerProps } from './components/Spinner/Spinner.tsx';
export { TextField } from './components/TextField/TextField.tsx';
export type {
  FieldSize,
  LabelledFieldProps,
  TextFieldProps,
} from './components/TextField/TextField.tsx';
export { Tooltip } from './components/Tooltip/Tooltip.tsx';
export type { TooltipProps } from './components/Tooltip/Tooltip.tsx';
export type { Placement } from './components/Tooltip/placement.ts';
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx';

// tokens
export { container, media } from './tokens/media.ts';
export { breakpoints } from './tokens/generated.ts';
