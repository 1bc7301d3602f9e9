import { useFormats, useTranslation } from '@platform/i18n';
import { Badge, FactList, IconTile, RecordHead, RecordPanel, Stack } from '@platform/ui';
import { Anchor } from 'lucide';
import { navigate } from '../router';
import { berthsTexts } from '../texts/berths';
import { berthHref, daysText, statusTones } from './berthColumns';
import type { Berth } from './types';

interface BerthPanelProps {
  id: string;
  /** The shown rows, among which the panel moves. */
  rows: readonly Berth[];
  berth: Berth | undefined;
}

/** The berth of the URL, next to the list. */
export function BerthPanel({ id, rows, berth }: BerthPanelProps) {
  const t = useTranslation(berthsTexts);
  const formats = useFormats();
  const index = rows.findIndex((row) => row.id === id);
  const previous = rows[index - 1];
  const next = index === -1 ? undefined : rows[index + 1];
  return (
    <RecordPanel
      record={{ status: 'ready', data: berth ?? null }}
      recordId={id}
      label={berth?.name ?? t('berths.panel.missing')}
      loadingText={t('berths.loading')}
      missing={{ title: t('berths.panel.missing'), description: t('berths.panel.missingText') }}
      onPrevious={previous && (() => navigate(berthHref(previous)))}
      onNext={next && (() => navigate(berthHref(next)))}
      onOpenChange={(isOpen) => {
        if (!isOpen) navigate('/berths');
      }}
    >
      {(shown) => (
        <>
          <RecordHead
            title={shown.name}
            description={shown.guest}
            media={<IconTile icon={Anchor} />}
          />
          <FactList
            facts={[
              {
                label: t('berths.column.status'),
                value: (
                  <Badge tone={statusTones[shown.status]}>
                    {t(`berths.status.${shown.status}`)}
                  </Badge>
                ),
              },
              { label: t('berths.column.pier'), value: t(`berths.pier.${shown.pier}`) },
              { label: t('berths.form.kind'), value: t(`berths.kind.${shown.kind}.label`) },
              {
                label: t('berths.column.length'),
                value: t('berths.metres', { length: formats.number(shown.length) }),
              },
              { label: t('berths.column.price'), value: formats.money(shown.price, 'EUR') },
              { label: t('berths.column.days'), value: daysText(shown, formats) },
              {
                label: t('berths.form.tags'),
                value: (
                  <Stack direction="row" gap="1" wraps>
                    {shown.tags.map((tag) => (
                      <Badge key={tag} tone="neutral">
                        {tag}
                      </Badge>
                    ))}
                  </Stack>
                ),
              },
              { label: t('berths.form.plan'), value: shown.plan },
              { label: t('berths.form.notes'), value: shown.notes },
            ]}
          />
        </>
      )}
    </RecordPanel>
  );
}
