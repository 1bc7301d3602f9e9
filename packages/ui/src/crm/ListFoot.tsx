import { controlsTexts, useTranslation } from '@platform/i18n';
import { Steps } from './ListFoot.styles.ts';
import type { CrmPaging } from './types.ts';

/** Steps through the loads of a list; nothing where one holds everything. */
export function ListFoot({ paging }: { paging: CrmPaging | undefined }) {
  const t = useTranslation(controlsTexts);
  if (!paging || (!paging.hasPrevious && !paging.hasNext)) return null;
  const { page, onPageChange } = paging;
  return (
    <Steps
      label={t('controls.pagination.label')}
      pageLabel={t('controls.pagination.page', { page })}
      previousLabel={t('controls.pagination.previous')}
      nextLabel={t('controls.pagination.next')}
      hasPrevious={paging.hasPrevious}
      hasNext={paging.hasNext}
      onPrevious={() => onPageChange(page - 1)}
      onNext={() => onPageChange(page + 1)}
    />
  );
}
