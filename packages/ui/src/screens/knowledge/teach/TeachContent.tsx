import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { Dialog } from '../../../components/Dialog/index.ts';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import { dataOf } from '../../../remote.ts';
import { TeachForm } from './TeachForm.tsx';
import { TeachOutcome } from './TeachOutcome.tsx';
import type { TeachDialogProps } from './teachTypes.ts';

export function TeachContent(props: TeachDialogProps) {
  const { bases, result, onClose } = props;
  const t = useTranslation(knowledgeTexts);
  const list = dataOf(bases)?.knowledgeBases ?? [];
  if (result) return <TeachOutcome {...props} result={result} />;
  if (list.length > 0) return <TeachForm {...props} list={list} />;
  return (
    <Dialog.Root open title={t('knowledge.teach.title')} onOpenChange={onClose}>
      <Dialog.Body>
        <RemoteContent source={bases} loadingText={t('knowledge.bases.loading')}>
          {() => t('knowledge.bases.empty.title')}
        </RemoteContent>
      </Dialog.Body>
    </Dialog.Root>
  );
}
