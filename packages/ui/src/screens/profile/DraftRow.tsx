import { formatClock, profileAccountTexts, useTranslation } from '@platform/i18n';
import { FilePen } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { ShortDate } from '../../internal/ShortDate.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { AccountRow } from './AccountRow.tsx';
import type { AccountDraft } from './types.ts';

interface DraftRowProps {
  draft: AccountDraft;
  onDiscard: () => void;
}

export function DraftRow({ draft, onDiscard }: DraftRowProps) {
  const t = useTranslation(profileAccountTexts);
  const { kind, name, pageTitle, keptAt, onOpen } = draft;
  const label = name ? `${kind}, ${name}` : kind;
  const named = (action: string) => t('profileAccount.device.ofDraft', { action, draft: label });
  const open = t('profileAccount.device.openDraft');
  const discard = t('profileAccount.device.discardDraft');
  return (
    <AccountRow
      lead={<IconTile icon={FilePen} />}
      title={
        <>
          {kind}
          {name ? (
            <>
              {': '}
              <bdi>{name}</bdi>
            </>
          ) : null}
        </>
      }
      description={
        <>
          {pageTitle ? `${pageTitle} · ` : null}
          {keptAt ? (
            <>
              {t('profileAccount.device.kept')} <ShortDate date={keptAt} /> {formatClock(keptAt)}
            </>
          ) : (
            t('profileAccount.device.keptUnknown')
          )}
        </>
      }
    >
      <Button size="small" variant="ghost" aria-label={named(discard)} onClick={onDiscard}>
        {discard}
      </Button>
      {onOpen ? (
        <Button size="small" aria-label={named(open)} onClick={onOpen}>
          {open}
        </Button>
      ) : null}
    </AccountRow>
  );
}
