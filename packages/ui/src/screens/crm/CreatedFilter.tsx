import { figuresTexts, useTranslation } from '@platform/i18n';
import { DayFilter } from '../../patterns/RangeFilter/DayFilter.tsx';
import type { LeadsActions, LeadsState } from './screenTypes.ts';

type CreatedFilterProps = Pick<LeadsState, 'created'> & Pick<LeadsActions, 'onCreatedChange'>;

/** Filter of records by the days of their creation, if the screen has one. */
export function CreatedFilter({ created, onCreatedChange }: CreatedFilterProps) {
  const t = useTranslation(figuresTexts);
  return onCreatedChange ? (
    <DayFilter
      label={t('figures.created')}
      allLabel={t('figures.createdAnyDay')}
      value={created}
      onValueChange={onCreatedChange}
    />
  ) : null;
}
