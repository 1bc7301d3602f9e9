import { document } from '@platform/api';
import type { DocumentDetail } from '@platform/api';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import type { Remote } from '@platform/ui';
import { serverMessageOr } from '../data/failures.ts';
import { useResource } from '../data/useResource.ts';

export function useOpenDocument(baseId: string, documentId: string): Remote<DocumentDetail | null> {
  const t = useTranslation(knowledgeTexts);
  const isOpen = baseId !== '' && documentId !== '';
  return useResource(document, isOpen ? { baseId, documentId } : null, {
    errorText: (error) => serverMessageOr(error, t('knowledge.panel.failed')),
  });
}
