import { controlsTexts, useTranslation } from '@platform/i18n';
import { unlessComposing } from '@platform/i18n/text';
import { ChevronDown } from 'lucide';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { showTruncationTooltip } from '../../components/DataTable/showTruncationTooltip.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { MenuItems } from '../../components/Menu/MenuItems.tsx';
import { MenuRoot } from '../../components/Menu/MenuRoot.tsx';
import type { MenuItem } from '../../components/Menu/types.ts';
import { Value } from '../../components/Select/ChoiceTrigger.styles.ts';
import type { SelectOption } from '../../components/Select/types.ts';
import type { FieldSize } from '../../components/TextField/TextField.tsx';
import { mergeHandlers } from '../../internal/mergeHandlers.ts';
import type { OpenProps } from '../../internal/useOpen.ts';
import { FilterBox, FilterTrigger } from './ListFilter.styles.ts';
import { toggleOption } from './toggleOption.ts';

/** An option of a `ListFilter` of several values. */
export type FilterOption<Value extends string = string> = Pick<
  SelectOption<Value>,
  'value' | 'label' | 'icon' | 'disabledReason'
>;

/** Props of a `ListFilter` that takes several values. */
export interface SeveralFilterProps<Value extends string = string>
  extends OpenProps, Omit<ComponentPropsWithRef<'button'>, 'children' | 'value'> {
  /** Accessible name, such as 'Filter by status'; followed by the visible text. */
  label: string;
  /** Shown before the chosen values, such as 'Status'. @default the values alone */
  shortLabel?: string | undefined;
  /** Shown while no value is chosen. */
  allLabel: string;
  /** Options, in display order. */
  options: readonly FilterOption<Value>[];
  /** Chosen values; empty for all. Unknown and duplicate values count for nothing. */
  values: readonly Value[];
  /** Called with the chosen values in the order of the options; empty for all. */
  onValuesChange: (values: readonly Value[]) => void;
  /** 32, 36 or 44 px high; 44 px on phones. @default 'medium' */
  size?: FieldSize | undefined;
}

/** Number of values that are listed by name. */
const MAX_NAMES = 2;

/** Button with a menu of checkboxes. `className` and `style` reach the root, the rest the button. */
export function SeveralFilter<Value extends string>({
  label,
  shortLabel,
  allLabel,
  options,
  values,
  onValuesChange,
  size = 'medium',
  open,
  defaultOpen,
  onOpenChange,
  className,
  style,
  ...rest
}: SeveralFilterProps<Value>) {
  const t = useTranslation(controlsTexts);
  const chosen = options.filter(({ value }) => values.includes(value));

  const chosenText =
    chosen.length > MAX_NAMES
      ? t('controls.selection.count', { count: chosen.length })
      : chosen.map((option) => option.label).join(', ');
  const isAll = chosen.length === 0;
  const named = (name: string, text: string) =>
    t('controls.filter.chosen', { label: name, values: text });
  const text = isAll ? allLabel : shortLabel ? named(shortLabel, chosenText) : chosenText;

  const clear = () => onValuesChange([]);
  const items: MenuItem[] = options.map((option) => ({
    id: `option ${option.value}`,
    label: option.label,
    icon: option.icon,
    disabledReason: option.disabledReason,
    isMultiple: true,
    isChecked: chosen.includes(option),
    keepsOpen: true,
    onSelect: () => onValuesChange(toggleOption(options, values, option.value)),
  }));
  if (!isAll) {
    items.push({ id: 'line', type: 'separator' });
    items.push({ id: 'clear', label: t('controls.filter.clear'), onSelect: clear });
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (isAll || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    clear();
  }

  return (
    <FilterBox className={className} style={style}>
      <MenuRoot {...{ open, defaultOpen, onOpenChange }}>
        <FilterTrigger
          {...mergeHandlers(rest, { onKeyDown: unlessComposing(handleKeyDown) })}
          variant="bare"
          // Contains the visible text, so that it can be spoken to press the button.
          label={named(label, text)}
          data-size={size}
          data-disabled={rest.disabled ? true : undefined}
        >
          <Value onPointerOver={showTruncationTooltip}>{text}</Value>
          <Icon icon={ChevronDown} />
        </FilterTrigger>
        <MenuItems items={items} placement="bottom-start" />
      </MenuRoot>
    </FilterBox>
  );
}
