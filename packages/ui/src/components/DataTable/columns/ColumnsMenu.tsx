import { Columns3 } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { Menu } from '../../Menu/index.ts';
import type { MenuItem } from '../../Menu/types.ts';
import type { DataTableColumn } from '../types.ts';
import { resetItems } from './columnItems.ts';
import { isFixed } from './columnLayout.ts';
import { useTableTexts } from './texts.ts';
import { layoutFunctions } from './layoutFunctions.ts';
import type { TableColumnLayout } from './layoutTypes.ts';

export interface ColumnsMenuProps<Row> extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Columns of the table, including hidden ones. */
  columns: readonly DataTableColumn<Row>[];
  /** Layout of the table, from `useColumnLayout`. */
  layout: TableColumnLayout;
  /** Text of the button. @default 'Columns' */
  label?: string | undefined;
  /** 32, 36 or 44 px high; 44 px on phones. @default 'small' */
  size?: 'small' | 'medium' | 'large';
}

/** Button with a menu that shows and hides the columns of a `DataTable`, for its toolbar. */
export function ColumnsMenu<Row>({
  columns,
  layout: columnLayout,
  label,
  size = 'small',
  ...rest
}: ColumnsMenuProps<Row>) {
  const t = useTableTexts();
  const layout = layoutFunctions(columnLayout);
  const { value, change } = layout;
  const hidden = value.hidden ?? [];
  function toggle(columnId: string): void {
    const isHidden = hidden.includes(columnId);
    change(
      {
        ...value,
        hidden: isHidden ? hidden.filter((id) => id !== columnId) : [...hidden, columnId],
      },
      { message: isHidden ? 'shown' : 'hidden', columnId },
    );
  }
  const items = (): readonly MenuItem[] => {
    const reset = resetItems(layout, t);
    return [
      ...columns
        .filter((column, index) => !isFixed(column, index))
        .map(({ id, header }) => ({
          id,
          label: header,
          isMultiple: true,
          isChecked: !hidden.includes(id),
          onSelect: () => toggle(id),
        })),
      ...(reset.length > 0 ? [{ id: 'line', type: 'separator' as const }, ...reset] : []),
    ];
  };
  return (
    <Menu.Root>
      <Menu.Trigger
        {...rest}
        variant="button"
        size={size}
        icon={Columns3}
        label={label ?? t('tables.columns')}
      />
      <Menu.Items items={items} />
    </Menu.Root>
  );
}
