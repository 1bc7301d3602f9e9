import type { ContentRow, Template } from '@platform/domain';
import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import { useState } from 'react';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { ConfirmOutcome } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { NameList } from '../../../patterns/NameList/NameList.tsx';
import type { TemplatesScreenProps } from './templatesTypes.ts';

export interface DeleteTemplateDialogProps extends Pick<TemplatesScreenProps, 'onDelete'> {
  template: Template;
  onClose: () => void;
}

const NONE: readonly Pick<ContentRow, 'id' | 'title'>[] = [];

export function DeleteTemplateDialog({ template, onDelete, onClose }: DeleteTemplateDialogProps) {
  const t = useTranslation(contentTemplatesTexts);
  const { name } = template;
  const [known, setKnown] = useState(NONE);
  const count = known.length || (template.uses ?? 0);

  async function remove(): Promise<ConfirmOutcome> {
    // Deletion is forced only after the user has seen the contents.
    const outcome = await onDelete(template, known.length > 0);
    if (outcome?.status !== 'inUse') return outcome;
    setKnown(outcome.usedBy);
    return { status: 'refused', message: t('contentTemplates.deletion.usedTitle', { name }) };
  }

  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={t('contentTemplates.deletion.title', { name })}
      description={
        count > 0
          ? t('contentTemplates.deletion.used', { count })
          : t('contentTemplates.deletion.text')
      }
      details={
        known.length > 0 ? (
          <NameList names={known.map(({ id, title }) => ({ id, name: title }))} />
        ) : null
      }
      confirmLabel={t(
        known.length > 0 ? 'contentTemplates.deletion.anyway' : 'contentTemplates.delete',
      )}
      loadingText={t('contentTemplates.deletion.deleting')}
      onConfirm={remove}
    />
  );
}
