import { controlsTexts, crmTexts, useTranslation } from '@platform/i18n';
import { trimText } from '@platform/i18n/text';
import { Download } from 'lucide';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { ListPageSelection } from '../../patterns/ListPage/ListPage.tsx';
import { useSelection } from '../../patterns/ListPage/useSelection.ts';
import { useTableSelection } from '../../patterns/ListPage/useTableSelection.ts';
import type { RowContact } from './crmRows.ts';

export type RenderBulkActions<Item> = (bulk: {
  selected: () => readonly Item[];
  select: (ids: ReadonlySet<string>) => void;
}) => ReactNode;

export interface CrmSelectionOptions<Item, Row> {
  /** Displayed rows, unsorted. */
  rows: readonly Row[];
  shownRows: () => readonly Row[];
  idOf: (row: Row) => string;
  itemOf: (row: Row) => Item;
  contactOf: (row: Row) => RowContact;
  onExport: ((items: readonly Item[]) => void) | undefined;
  renderBulkActions: RenderBulkActions<Item> | undefined;
}

export function useCrmSelection<Item, Row>(options: CrmSelectionOptions<Item, Row>) {
  const { rows, shownRows, idOf, itemOf, contactOf, onExport, renderBulkActions } = options;
  const t = useTranslation(crmTexts, controlsTexts);
  const selection = useSelection(rows, idOf);
  const { value, onValueChange } = selection;
  const nameOf = useCallback(
    (row: Row) => {
      const contact = contactOf(row);
      const missing = contact === null ? t('crm.contactMissing') : '–';
      return trimText(contact?.name ?? '') || contact?.email || missing;
    },
    [contactOf, t],
  );
  const forTable = useTableSelection(selection, nameOf);
  if (!onExport && !renderBulkActions) return {};

  const selected = () =>
    shownRows()
      .filter((row) => value.has(idOf(row)))
      .map(itemOf);
  const forPage: ListPageSelection = {
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
  return { forTable, forPage };
}
