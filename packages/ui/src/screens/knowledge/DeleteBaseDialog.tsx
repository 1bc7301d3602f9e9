import type { KnowledgeBase } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { ConfirmOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { NameList } from '../../patterns/NameList/NameList.tsx';
import type { KnowledgeBaseActions } from './types.ts';

export interface DeleteBaseDialogProps {
  base: KnowledgeBase;
  onDelete: KnowledgeBaseActions['onDeleteBase'];
  onClose: () => void;
}

export function DeleteBaseDialog({ base, onDelete, onClose }: DeleteBaseDialogProps) {
  const t = useTranslation(knowledgeTexts);
  const [usedBy, setUsedBy] = useState(base.usedBy);

  async function remove(): Promise<ConfirmOutcome> {
    const outcome = await onDelete(base, usedBy.length > 0);
    if (outcome?.status !== 'inUse') return outcome;
    setUsedBy(outcome.usedBy);
    return { status: 'refused', message: t('knowledge.bases.deletion.usedNow') };
  }

  const details =
    usedBy.length > 0 ? (
      <>
        {t('knowledge.bases.deletion.used', { count: usedBy.length })}
        <NameList names={usedBy} />
      </>
    ) : null;
  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={t('knowledge.bases.deletion.title', { name: base.name })}
      description={t('knowledge.bases.deletion.text', { count: base.documents ?? 0 })}
      details={details}
      confirmationText={base.name}
      confirmLabel={t('knowledge.bases.delete')}
      loadingText={t('knowledge.bases.deleting')}
      onConfirm={remove}
    />
  );
}
