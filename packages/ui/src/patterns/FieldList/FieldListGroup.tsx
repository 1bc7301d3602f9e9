import { Plus } from 'lucide';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { FieldGroup } from '../../components/FieldGroup/FieldGroup.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useElement } from '../../internal/useElement.ts';
import type { BoundField } from '../FormDialog/formTypes.ts';
import { FieldList } from './FieldList.styles.ts';
import { FieldListError } from './FieldListError.styles.ts';

/** Props of a row besides its item. */
export interface FieldListItem<Item> {
  /** Position from 1. */
  number: number;
  /** True if the user has just added it. */
  isAdded: boolean;
  onChange: (part: Partial<Item>) => void;
  onRemove: () => void;
}

interface FieldListGroupProps<Item> {
  legend: string;
  hint: string;
  /** Error of the list as a whole. */
  error: string | undefined;
  addLabel: string;
  field: BoundField<readonly Item[]>;
  /** Called after each change. */
  onChange: () => void;
  /** Start of the ids, which are numbered. */
  idPrefix: string;
  /** Item that the button adds. */
  newItem: Omit<Item, 'id'>;
  children: (item: Item, props: FieldListItem<Item>) => ReactNode;
}

/** Rows of fields in a form, a button that adds one, and the error of the list. */
export function FieldListGroup<Item extends { id: string }>(props: FieldListGroupProps<Item>) {
  const { legend, hint, error, addLabel, field, onChange, idPrefix, newItem, children } = props;
  const items = field.value;
  const [addedId, setAddedId] = useState('');
  const [addButton, setAddButton] = useElement<HTMLButtonElement>();

  function change(next: readonly Item[]): void {
    field.onChange(next);
    onChange();
  }

  function add(): void {
    const highest = Math.max(0, ...items.map(({ id }) => Number(id.slice(idPrefix.length)) || 0));
    const id = `${idPrefix}${highest + 1}`;
    setAddedId(id);
    change([...items, { ...newItem, id } as Item]);
  }

  return (
    <FieldGroup legend={legend} hint={hint}>
      <FieldList>
        {items.map((item, index) =>
          children(item, {
            number: index + 1,
            isAdded: item.id === addedId,
            onChange: (part) =>
              change(items.map((one) => (one.id === item.id ? { ...one, ...part } : one))),
            onRemove: () => {
              addButton?.focus();
              change(items.filter(({ id }) => id !== item.id));
            },
          }),
        )}
      </FieldList>
      {error ? <FieldListError>{error}</FieldListError> : null}
      <Button
        ref={(button) => {
          setAddButton(button);
          field.ref(button);
        }}
        size="small"
        variant="ghost"
        startIcon={<Icon icon={Plus} />}
        onClick={add}
      >
        {addLabel}
      </Button>
    </FieldGroup>
  );
}
