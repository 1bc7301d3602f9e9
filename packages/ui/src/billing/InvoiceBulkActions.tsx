import { billingTexts, controlsTexts, useTranslation } from '@platform/i18n';
import { Download, Send } from 'lucide';
import { Button } from '../components/Button/Button.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { useSingleFlight } from '../internal/useSingleFlight.ts';
import type { InvoiceActionsValue } from './InvoiceActionsContext.ts';
import type { BillingInvoice } from './types.ts';

export interface InvoiceBulkActionsProps extends Pick<InvoiceActionsValue, 'sendEmail'> {
  /** Those that are selected, in the order shown. */
  invoices: readonly BillingInvoice[];
  onExport?: ((invoices: readonly BillingInvoice[]) => void) | undefined;
  /** Told the keys of those that could not be mailed. */
  onSent: (failed: ReadonlySet<string>) => void;
}

/** What can be done with several invoices: one mail after the other, and an export. */
export function InvoiceBulkActions(props: InvoiceBulkActionsProps) {
  const { invoices, sendEmail, onExport, onSent } = props;
  const t = useTranslation(billingTexts, controlsTexts);
  const { run, isRunning } = useSingleFlight(async () => {
    const failed = new Set<string>();
    for (const invoice of invoices) {
      if (!(await sendEmail(invoice))) failed.add(invoice.key);
    }
    onSent(failed);
  });
  return (
    <>
      <Button
        startIcon={<Icon icon={Send} size="small" />}
        isLoading={isRunning}
        onClick={() => void run()}
      >
        {t('billing.invoices.row.email')}
      </Button>
      {onExport ? (
        <Button
          startIcon={<Icon icon={Download} size="small" />}
          onClick={() => onExport(invoices)}
        >
          {t('controls.export')}
        </Button>
      ) : null}
    </>
  );
}
