import type { Invoice } from '@platform/domain';
import { billingTexts, controlsTexts, useTranslation } from '@platform/i18n';
import { Download, Send } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useSingleFlight } from '../../internal/useSingleFlight.ts';
import type { InvoiceActionsValue } from './InvoiceActionsContext.ts';

export interface InvoiceBulkActionsProps extends Pick<InvoiceActionsValue, 'sendEmails'> {
  invoices: readonly Invoice[];
  onExport?: ((invoices: readonly Invoice[]) => void) | undefined;
  onSent: (failed: ReadonlySet<string>) => void;
}

export function InvoiceBulkActions(props: InvoiceBulkActionsProps) {
  const { invoices, sendEmails, onExport, onSent } = props;
  const t = useTranslation(billingTexts, controlsTexts);
  const { run, isRunning } = useSingleFlight(async () => {
    onSent(new Set(await sendEmails(invoices)));
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
