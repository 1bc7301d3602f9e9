import type { KnowledgeBase, Match, DocumentDetail } from '@platform/api';
import { knowledgeBases, FIRST_BATCH, document } from '@platform/api';
import type { DocumentStatus } from '@platform/domain';
import { knowledgeTexts, useTranslation } from '@platform/i18n';
import { dataOf } from '@platform/ui';
import type { KnowledgeBaseScreenProps, KnowledgePanelProps } from '@platform/ui/knowledge';
import { useCallback, useMemo, useState } from 'react';
import type { Remote } from '@platform/ui';
import { useResource } from '../data/useResource.ts';
import { useEntitlements } from '../platform/entitlements/useEntitlements.ts';
import { useDebouncedValue } from '../platform/useDebouncedValue.ts';
import { usePages } from '../routing/PagesContext.ts';
import { useSearchState } from '../routing/useSearchState.ts';
import type { AttachViewProps } from './AttachView.tsx';
import { baseHref, knowledgeHref, knowledgeParams } from './address.ts';
import { useBaseWrites } from './useBaseWrites.ts';
import { useDocuments } from './useDocuments.ts';
import { useDocumentWrites } from './useDocumentWrites.ts';
import { useKnowledgeTest } from './useKnowledgeTest.ts';
import { useUploads } from './uploads/useUploads.ts';
import { draftTexts } from '../kit/draftFields.ts';
import { useDrafts } from '../kit/useDrafts.ts';
import { serverMessageOr } from '../data/failures.ts';

/** Debounce before links contain the search text, in ms. */
const SEARCH_DELAY_MS = 300;

export function useKnowledgePage() {
  const t = useTranslation(knowledgeTexts);
  const pages = usePages();
  const [address, change] = useSearchState(knowledgeParams);
  const bases = useResource(knowledgeBases, FIRST_BATCH, {
    errorText: () => t('knowledge.bases.failed'),
  });
  const known = dataOf(bases)?.knowledgeBases;
  const baseId = address.base || (known?.[0]?.id ?? '');
  const base = known?.find(({ id }) => id === baseId);
  const { documents, findable, isStalled, onCheck } = useDocuments(base ? baseId : '');
  const limits = dataOf(useEntitlements());
  const storage = limits && !limits.isDefault ? limits.usage.storageMb : null;
  const goTo = useCallback(
    (id: string) => change({ base: id, search: '', status: [], document: '' }),
    [change],
  );
  const { search, status, panel: beside } = address;
  // Rows contain links: debounced to avoid a render per key press.
  const debouncedSearch = useDebouncedValue(search, SEARCH_DELAY_MS);
  const hrefOf = useCallback(
    (id: string) =>
      knowledgeHref({ base: baseId, search: debouncedSearch, status, document: id, panel: beside }),
    [baseId, debouncedSearch, status, beside],
  );
  const { uploads, uploadActions, onFiles } = useUploads(baseId, documents);
  const open = useOpenDocument(baseId, address.document);
  const isTesting = beside === 'test' && address.document === '';
  const test = useKnowledgeTest(baseId, findable, isTesting);
  const [attaching, setAttaching] = useState<KnowledgeBase | null>(null);
  const [match, setMatch] = useState<(Match & { question: string }) | null>(null);
  const askedQuestion = test.answered.status === 'done' ? test.answered.question : '';

  const handlers = useMemo(
    () => ({
      onBaseChange: goTo,
      onSearchChange: (search: string) => change({ search }),
      onStatusesChange: (status: readonly DocumentStatus[]) => change({ status }),
      onTest: () => change({ panel: 'test', document: '' }),
    }),
    [change, goTo],
  );
  const screen: KnowledgeBaseScreenProps = {
    state: {
      bases,
      baseId,
      documents,
      openDocumentId: address.document || undefined,
      search,
      statuses: status,
      isStalled,
      storage,
      uploads,
    },
    actions: {
      ...handlers,
      onCheck,
      onChooseAgents: setAttaching,
      onFiles,
      uploads: uploadActions,
      ...useBaseWrites(goTo),
      ...useDocumentWrites(baseId),
    },
    baseHref,
    documentHref: hrefOf,
    plansHref: pages.href('plans'),
    drafts: useKnowledgeDrafts(),
  };
  const isOpen = base !== undefined && (address.document !== '' || beside === 'test');
  const panel: KnowledgePanelProps | null = isOpen
    ? {
        base,
        documentId: address.document,
        document: open,
        found: match,
        documentHref: hrefOf,
        onOpenMatch: (next) => setMatch({ ...next, question: askedQuestion }),
        test,
        onBack: beside === 'test' ? () => change({ document: '' }) : undefined,
        onClose: () => change({ document: '', panel: '' }),
      }
    : null;
  const attachment: AttachViewProps | null = attaching && {
    base: attaching,
    onClose: () => setAttaching(null),
  };
  return { screen, panel, attachment };
}

const baseDraft = draftTexts('name', 'description');
const pageDraft = draftTexts('url', 'depth');
const textDraft = draftTexts('title', 'text');

function useKnowledgeDrafts() {
  const base = useDrafts('knowledgeBase', baseDraft);
  const page = useDrafts('knowledgePage', pageDraft);
  const text = useDrafts('knowledgeText', textDraft);
  return useMemo(() => ({ base, page, text }), [base, page, text]);
}

function useOpenDocument(baseId: string, documentId: string): Remote<DocumentDetail | null> {
  const t = useTranslation(knowledgeTexts);
  const isOpen = baseId !== '' && documentId !== '';
  return useResource(document, isOpen ? { baseId, documentId } : null, {
    errorText: (error) => serverMessageOr(error, t('knowledge.panel.failed')),
  });
}
