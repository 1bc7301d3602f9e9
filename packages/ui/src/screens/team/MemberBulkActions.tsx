import {
  controlsTexts,
  teamBulkTexts,
  teamDialogsTexts,
  teamTexts,
  useTranslation,
} from '@platform/i18n';
import { Download, Trash2 } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { TeamRow } from './types.ts';

export interface MemberBulkActionsProps {
  selected: () => readonly TeamRow[];
  onExport?: ((rows: readonly TeamRow[]) => void) | undefined;
  onRemove?: ((rows: readonly TeamRow[]) => void) | undefined;
}

export function MemberBulkActions({ selected, onExport, onRemove }: MemberBulkActionsProps) {
  const rows = selected();
  const t = useTranslation(controlsTexts, teamTexts, teamBulkTexts, teamDialogsTexts);
  const refusals = new Set(rows.map(({ removeRefusal }) => removeRefusal));
  const [refusal] = refusals;
  const common = refusals.size === 1 && refusal ? t(`team.refusal.${refusal}`) : t('teamBulk.none');
  return (
    <>
      {onRemove ? (
        <Button
          startIcon={<Icon icon={Trash2} size="small" />}
          disabledReason={refusals.has(null) ? undefined : common}
          onClick={() => onRemove(rows)}
        >
          {t('teamDialogs.confirm.submit')}
        </Button>
      ) : null}
      {onExport ? (
        <Button startIcon={<Icon icon={Download} size="small" />} onClick={() => onExport(rows)}>
          {t('controls.export')}
        </Button>
      ) : null}
    </>
  );
}
