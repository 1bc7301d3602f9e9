import type { Invoice } from '@platform/domain';
import { billingTexts, useTranslation } from '@platform/i18n';
import { ListPage } from '../../patterns/ListPage/ListPage.tsx';
import { ListPaging } from '../../patterns/ListPage/ListPaging.tsx';
import { useSelection } from '../../patterns/ListPage/useSelection.ts';
import { useTableSelection } from '../../patterns/ListPage/useTableSelection.ts';
import type { ScreenSlots } from '../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../remote.ts';
import { InvoiceActionsContext } from './InvoiceActionsContext.ts';
import { InvoiceBulkActions } from './InvoiceBulkActions.tsx';
import { numberedRows } from './invoiceRows.ts';
import type { InvoiceRow } from './invoiceRows.ts';
import { invoiceName, invoiceRowId, InvoiceTable } from './InvoiceTable.tsx';
import type { BillingPaths, InvoicePage } from './types.ts';
import { useBillingHeader } from './useBillingHeader.tsx';
import { useInvoiceEmails } from './useInvoiceEmails.ts';
import { listFunctions } from '../../patterns/ScreenSlots/slotRuntime.ts';

export interface InvoicesScreenProps {
  /** URLs of the links in the area. */
  paths: BillingPaths;
  /** A failure shows its message with Retry inline. */
  invoices: Remote<InvoicePage>;
  /** Goes back without a request. */
  onPrevious: () => void;
  /** Goes to the next page and loads it if needed. */
  onNext: () => void;
  /** Emails invoices in turn and resolves with the keys of failed ones. Must not reject. */
  onSendEmails: (invoices: readonly Invoice[]) => Promise<readonly string[]>;
  /** Exports the selected invoices, in the displayed order. */
  onExport?: ((invoices: readonly Invoice[]) => void) | undefined;
  /** Custom parts. Columns: no, number, date, amount, plan, status, action. */
  slots?: ScreenSlots<InvoiceRow> | undefined;
}

/** Rows per page without `slots`. */
const PAGE_SIZE = 10;
const ALWAYS_SHOWN = { revealOnHover: false } as const;

/** Page of all invoices, by default ten per page, with preview, email and download. */
export function InvoicesScreen(props: InvoicesScreenProps) {
  const { invoices, slots } = props;
  const t = useTranslation(billingTexts);
  const header = useBillingHeader(props.paths, 'invoices', slots);
  const actions = useInvoiceEmails(props.onSendEmails);
  const shown = invoices.status === 'ready' ? invoices.data : null;
  const page = shown?.page ?? 1;
  const pageSize = slots?.parts.pageSize ?? PAGE_SIZE;
  const firstRow = (page - 1) * pageSize + 1;
  const known = shown?.invoices ?? NONE;
  const selection = useSelection(known, invoiceRowId);
  const { value } = selection;
  const forTable = useTableSelection(selection, invoiceName, ALWAYS_SHOWN);
  const hasPages = shown !== null && (shown.invoices.length > 0 || shown.page > 1);
  return (
    <ListPage
      {...header}
      source={invoices}
      slots={
        slots &&
        listFunctions(slots).page(slots.parts, {
          selection,
          selected: () => numberedRows(known, firstRow).filter(({ key }) => value.has(key)),
          hasFailed: false,
        })
      }
      toolbar={{ heading: t('billing.invoices.title') }}
      paging={
        hasPages ? (
          <ListPaging
            page={page}
            hasPrevious={shown.hasPrevious}
            hasNext={shown.hasNext}
            isLoadingNext={shown.isLoadingNext}
            nextError={shown.nextError}
            note={t('billing.invoices.perPage', { size: pageSize })}
            onPrevious={props.onPrevious}
            onNext={props.onNext}
          />
        ) : null
      }
      selection={{
        value,
        isSelecting: false,
        clear: selection.clear,
        actions: (
          <InvoiceBulkActions
            invoices={known.filter(({ key }) => value.has(key))}
            sendEmails={actions.sendEmails}
            onExport={props.onExport}
            onSent={selection.onValueChange}
          />
        ),
      }}
    >
      <InvoiceActionsContext value={actions}>
        <InvoiceTable
          invoices={invoices}
          firstRowNumber={firstRow}
          hasActions
          selection={forTable}
          slots={slots}
        />
      </InvoiceActionsContext>
    </ListPage>
  );
}

const NONE: readonly Invoice[] = [];
