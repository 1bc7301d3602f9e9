import type { figuresTexts, TextKey, Translate } from '@platform/i18n';
import type { DaysFilterItem } from '../../patterns/ListFilters/types.ts';
import { ALL_DAYS } from '../../patterns/RangeFilter/isWithinDays.ts';
import type { LeadsActions, LeadsState } from './screenTypes.ts';

type CreatedFilterOptions = Pick<LeadsState, 'created'> & Pick<LeadsActions, 'onCreatedChange'>;

/** Filter of records by the days of their creation, if the screen has one. */
export const createdFilter = (
  t: Translate<TextKey<typeof figuresTexts>>,
  { created = ALL_DAYS, onCreatedChange }: CreatedFilterOptions,
): DaysFilterItem[] =>
  onCreatedChange
    ? [
        {
          kind: 'days',
          id: 'created',
          label: t('figures.created'),
          allLabel: t('figures.createdAnyDay'),
          value: created,
          onValueChange: onCreatedChange,
        },
      ]
    : [];
