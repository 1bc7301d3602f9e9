import { useTranslation } from '@platform/i18n';
import { useEffect } from 'react';

/**
 * Names the document.
 *
 * @param page the page's name in the shown language; null for the product's name alone
 */
export function useDocumentTitle(page: string | null): void {
  const t = useTranslation();
  const product = t('common.product');
  const title = page === null ? product : t('common.documentTitle', { page, product });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
