import type { KnowledgeDocument } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { ConfirmOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { NameList } from '../../patterns/NameList/NameList.tsx';
import type { KnowledgeBaseActions } from './types.ts';

const MAX_NAMES = 6;

export interface DeleteDocumentsDialogProps extends Pick<KnowledgeBaseActions, 'onDelete'> {
  documents: readonly KnowledgeDocument[];
  onDone: (failed: ReadonlySet<string>) => void;
  onClose: () => void;
}

export function DeleteDocumentsDialog(props: DeleteDocumentsDialogProps) {
  const { documents, onDelete, onDone, onClose } = props;
  const t = useTranslation(knowledgeTexts);
  const count = documents.length;
  const rest = count - MAX_NAMES;

  async function remove(): Promise<ConfirmOutcome> {
    const failed = await onDelete(documents);
    onDone(failed);
    if (failed.size === 0) return undefined;
    const message = t('knowledge.documents.deletion.left', { count: failed.size });
    return { status: 'refused', message };
  }

  return (
    <ConfirmDialog
      onOpenChange={onClose}
      title={t('knowledge.documents.deletion.title', { count })}
      description={t('knowledge.documents.deletion.text')}
      details={
        <NameList
          names={documents.slice(0, MAX_NAMES).map(({ key, name }) => ({ id: key, name }))}
          more={rest > 0 ? t('knowledge.upload.more', { count: rest }) : null}
        />
      }
      confirmLabel={t('knowledge.documents.delete')}
      loadingText={t('knowledge.documents.deletion.deleting')}
      onConfirm={remove}
    />
  );
}
