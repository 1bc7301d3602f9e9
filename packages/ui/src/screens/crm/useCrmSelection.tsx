import { controlsTexts, crmTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { Download } from 'lucide';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { ListPageProps } from '../../patterns/ListPage/ListPage.tsx';
import type { ListPageSlots } from '../../patterns/ScreenSlots/types.ts';
import type { ListSelection } from '../../patterns/ListPage/useSelection.ts';
import type { RowContact } from './crmRows.ts';

export type RenderBulkActions<Item> = (bulk: {
  selected: () => readonly Item[];
  select: (ids: ReadonlySet<string>) => void;
}) => ReactNode;

export interface CrmSelectionOptions<Item, Row> {
  selection: ListSelection;
  shownRows: () => readonly Row[];
  idOf: (row: Row) => string;
  itemOf: (row: Row) => Item;
  onExport: ((items: readonly Item[]) => void) | undefined;
  renderBulkActions: RenderBulkActions<Item> | undefined;
}

/** Returns the name of a row's contact, for labels. */
export function useContactNames<Row>(contactOf: (row: Row) => RowContact): (row: Row) => string {
  const t = useTranslation(crmTexts);
  return useCallback(
    (row: Row) => {
      const contact = contactOf(row);
      const missing = contact === null ? t('crm.contactMissing') : '–';
      return trimText(contact?.name ?? '') || contact?.email || missing;
    },
    [contactOf, t],
  );
}

export function useCrmSelection<Item, Row>(
  options: CrmSelectionOptions<Item, Row>,
): ListPageProps['selection'] {
  const { selection, shownRows, idOf, itemOf, onExport, renderBulkActions } = options;
  const t = useTranslation(controlsTexts);
  const { value, onValueChange } = selection;
  if (!onExport && !renderBulkActions) return undefined;

  const selected = () =>
    shownRows()
      .filter((row) => value.has(idOf(row)))
      .map(itemOf);
  return {
    ...selection,
    actions: (
      <>
        {renderBulkActions?.({ selected, select: onValueChange })}
        {onExport ? (
          <Button
            startIcon={<Icon icon={Download} size="small" />}
            onClick={() => onExport(selected())}
          >
            {t('controls.export')}
          </Button>
        ) : null}
      </>
    ),
  };
}

/** A board has no selection. */
export function withoutSelection(slots: ListPageSlots | undefined): ListPageSlots | undefined {
  return slots && { ...slots, selection: undefined, bulkActions: null };
}
