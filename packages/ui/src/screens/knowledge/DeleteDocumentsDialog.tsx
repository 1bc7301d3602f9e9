import type { KnowledgeDocument } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { ConfirmSeveral } from '../../patterns/ConfirmDialog/ConfirmSeveral.tsx';
import type { KnowledgeBaseActions } from './types.ts';

export interface DeleteDocumentsDialogProps extends Pick<KnowledgeBaseActions, 'onDelete'> {
  documents: readonly KnowledgeDocument[];
  onDone: (failed: ReadonlySet<string>) => void;
  onClose: () => void;
}

export function DeleteDocumentsDialog(props: DeleteDocumentsDialogProps) {
  const { documents, onDelete, onDone, onClose } = props;
  const t = useTranslation(knowledgeTexts);
  return (
    <ConfirmSeveral
      title={t('knowledge.documents.deletion.title', { count: documents.length })}
      description={t('knowledge.documents.deletion.text')}
      items={documents.map(({ key, name }) => ({ id: key, name }))}
      failedText={(count) => t('knowledge.documents.deletion.left', { count })}
      confirmLabel={t('knowledge.documents.delete')}
      loadingText={t('knowledge.documents.deletion.deleting')}
      onConfirm={async (keys) => {
        const failed = await onDelete(documents.filter(({ key }) => keys.has(key)));
        onDone(failed);
        return [...failed].map((id) => ({ id, message: '' }));
      }}
      onClose={onClose}
    />
  );
}
