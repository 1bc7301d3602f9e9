import type { ComponentPropsWithRef } from 'react';
import type { ChoiceFieldFrameProps } from './ChoiceField.tsx';

type FieldProps = Omit<ChoiceFieldFrameProps, 'value' | 'trigger' | 'children'>;

export function splitChoiceProps(
  props: FieldProps & ComponentPropsWithRef<'button'>,
): [FieldProps, ComponentPropsWithRef<'button'>] {
  const { id, label, isLabelHidden, error, hint, isRequired, disabled, ...others } = props;
  const { className, style, name, ...trigger } = others;
  const field = { id, label, isLabelHidden, error, hint, isRequired, disabled };
  return [{ ...field, className, style, name }, trigger];
}
