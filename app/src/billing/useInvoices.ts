import { invoices, loadMoreInvoices } from '@platform/api';
import { billingTexts, useTranslation } from '@platform/i18n';
import { useCallback, useState } from 'react';
import { useAction } from '../data/useAction.ts';
import { useResource } from '../data/useResource.ts';

export function useInvoices() {
  const t = useTranslation(billingTexts);
  const message = t('billing.error.invoices');
  const list = useResource(invoices, {}, { errorText: () => message });
  const [load, { pending }] = useAction(loadMoreInvoices, {
    failure: () => message,
    failureToast: 'never',
  });
  const [hasMoreError, setHasMoreError] = useState(false);
  const cursor = list.status === 'ready' ? list.data.nextCursor : null;

  const loadMore = useCallback(() => {
    if (cursor === null) return;
    setHasMoreError(false);
    void load(cursor).then(({ isDone }) => setHasMoreError(!isDone));
  }, [cursor, load]);
  const clearMoreError = useCallback(() => setHasMoreError(false), []);

  return {
    list,
    loadMore,
    isLoadingMore: pending.size > 0,
    moreError: hasMoreError ? message : undefined,
    clearMoreError,
  };
}
