import { useTranslation } from '@platform/i18n';
import { DateRangePicker, ListFilter } from '@platform/ui';
import { berthsTexts } from '../texts/berths';
import { PIERS, STATUSES } from './types';
import type { BerthList } from './useBerthList';

/** Filters in the toolbar of the list. */
export function BerthFilters({ filters, setFilters }: Pick<BerthList, 'filters' | 'setFilters'>) {
  const t = useTranslation(berthsTexts);
  return (
    <>
      <ListFilter
        label={t('berths.column.status')}
        allLabel={t('berths.filter.everyStatus')}
        options={STATUSES.map((value) => ({ value, label: t(`berths.status.${value}`) }))}
        values={filters.statuses}
        onValuesChange={(statuses) => setFilters({ statuses })}
      />
      <ListFilter
        label={t('berths.column.pier')}
        allLabel={t('berths.filter.everyPier')}
        options={PIERS.map((value) => ({ value, label: t(`berths.pier.${value}`) }))}
        value={filters.pier}
        onValueChange={(pier) => setFilters({ pier })}
      />
      <DateRangePicker
        label={t('berths.filter.days')}
        isLabelHidden
        timeZone={null}
        value={filters.days}
        onValueChange={(days, error) => {
          if (error === undefined) setFilters({ days });
        }}
      />
    </>
  );
}
