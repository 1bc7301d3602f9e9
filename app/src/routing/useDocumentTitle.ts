import { useTranslation } from '@platform/i18n';
import { useEffect } from 'react';

export function useDocumentTitle(page: string | null): void {
  const t = useTranslation();
  const product = t('common.product');
  const title = page === null ? product : t('common.documentTitle', { page, product });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
