import type { KnowledgeDocument } from '@platform/api';
import { addKnowledge, deleteDocument, reindexKnowledge } from '@platform/api';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import type { KnowledgeBaseActions } from '@platform/ui/knowledge';
import { useCallback } from 'react';
import { serverMessageOr } from '../data/failures.ts';
import { useAction } from '../data/useAction.ts';
import type { ActionTexts } from '../data/useAction.ts';
import { useSetAtom } from '../platform/state.ts';
import { showToastAtom } from '../feedback/toastAtoms.ts';
import { sendEach } from '../kit/sendEach.ts';
import { useSave } from '../kit/useSave.ts';

const pageFields = { url: 'url', depth: 'depth' } as const;
const textFields = { title: 'title', text: 'text' } as const;

type Documents = readonly KnowledgeDocument[];

type Writes = Pick<KnowledgeBaseActions, 'onAddPage' | 'onAddText' | 'onReindex' | 'onDelete'>;

export function useDocumentWrites(baseId: string): Writes {
  const t = useTranslation(knowledgeTexts);
  const showToast = useSetAtom(showToastAtom);
  const texts: ActionTexts<unknown, KnowledgeDocument | null> = {
    success: (_input, document) =>
      t('knowledge.documents.toast.added', { name: document?.name ?? t('knowledge.panel.label') }),
    failure: (error) => serverMessageOr(error, t('knowledge.documents.error.add')),
  };
  const addPage = useSave(addKnowledge, { ...texts, fields: pageFields });
  const addText = useSave(addKnowledge, { ...texts, fields: textFields });
  const [reindex] = useAction(reindexKnowledge, {
    failure: (error, { name }) =>
      serverMessageOr(error, t('knowledge.documents.error.reindex', { name })),
  });
  const [remove] = useAction(deleteDocument, {
    failure: (error, { name }) =>
      serverMessageOr(error, t('knowledge.documents.error.delete', { name })),
  });

  const onReindex = useCallback(
    async (rows: Documents) => {
      const failed = await sendAll(rows, async ({ id: documentId, name }) => {
        return (await reindex({ baseId, documentId, name })).isDone;
      });
      const count = rows.length - failed.size;
      const message = t('knowledge.documents.toast.queued', { count });
      if (count > 0) showToast({ message, tone: 'success' });
      return failed;
    },
    [baseId, reindex, showToast, t],
  );

  const onDelete = useCallback(
    async (rows: Documents) => {
      const failed = await sendAll(rows, async ({ id: documentId, name }) => {
        return (await remove({ baseId, documentId, name })).isDone;
      });
      const count = rows.length - failed.size;
      const message = t('knowledge.documents.toast.deleted', { count });
      if (count > 0) showToast({ message, tone: 'success' });
      return failed;
    },
    [baseId, remove, showToast, t],
  );

  return {
    onAddPage: ({ url, depth }) => addPage({ baseId, body: { url, depth: Number(depth) } }),
    onAddText: (body) => addText({ baseId, body }),
    onReindex,
    onDelete,
  };
}

/** Returns the keys of the documents that failed. */
async function sendAll(
  rows: Documents,
  send: (document: KnowledgeDocument) => Promise<boolean>,
): Promise<ReadonlySet<string>> {
  const failed = new Set<string>();
  const known = rows.filter(({ id }) => id !== '');
  await sendEach(known, async (row) => {
    if (!(await send(row))) failed.add(row.key);
  });
  return failed;
}
