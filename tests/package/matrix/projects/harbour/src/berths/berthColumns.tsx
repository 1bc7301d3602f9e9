import type { Formats, Translate, TextKey } from '@platform/i18n';
import { Badge, IconTile, Link, TableLead } from '@platform/ui';
import type { BadgeTone, DataTableColumn } from '@platform/ui';
import { Anchor } from 'lucide';
import type { berthsTexts } from '../texts/berths';
import type { Berth, BerthStatus } from './types';

export type TranslateBerths = Translate<TextKey<typeof berthsTexts>, typeof berthsTexts>;

export const statusTones: Readonly<Record<BerthStatus, BadgeTone>> = {
  free: 'success',
  booked: 'info',
  closed: 'neutral',
};

export const berthHref = ({ id }: Berth) => `/berths?berth=${id}`;

/** Formats the days of a booking; '' without one. */
export const daysText = ({ from, to }: Berth, { date }: Formats) =>
  from === '' ? '' : `${date(from)} – ${date(to)}`;

export function berthColumns(
  t: TranslateBerths,
  formats: Formats,
): readonly DataTableColumn<Berth>[] {
  return [
    {
      id: 'name',
      header: t('berths.column.name'),
      sortValue: ({ name }) => name,
      cell: (berth) => (
        <TableLead
          media={<IconTile icon={Anchor} />}
          title={<Link href={berthHref(berth)}>{berth.name}</Link>}
          note={berth.guest}
        />
      ),
    },
    {
      id: 'guest',
      header: t('berths.column.guest'),
      stack: 'hidden',
      cell: ({ guest }) => guest,
    },
    {
      id: 'status',
      header: t('berths.column.status'),
      kind: 'status',
      sortValue: ({ status }) => status,
      cell: ({ status }) => (
        <Badge tone={statusTones[status]}>{t(`berths.status.${status}`)}</Badge>
      ),
    },
    {
      id: 'length',
      header: t('berths.column.length'),
      kind: 'number',
      sortValue: ({ length }) => length,
      cell: ({ length }) => t('berths.metres', { length: formats.number(length) }),
    },
    {
      id: 'days',
      header: t('berths.column.days'),
      kind: 'date',
      collapse: 'hide',
      sortValue: ({ from }) => from,
      cell: (berth) => daysText(berth, formats),
    },
    {
      id: 'price',
      header: t('berths.column.price'),
      kind: 'money',
      collapse: 'hide',
      sortValue: ({ price }) => price,
      cell: ({ price }) => formats.money(price, 'EUR'),
    },
  ];
}
