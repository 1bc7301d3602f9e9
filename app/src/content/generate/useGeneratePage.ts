import { contentTemplates, estimateTokens, knowledgeBases, FIRST_BATCH } from '@platform/api';
import type { KnowledgeBaseList, TemplateList } from '@platform/api';
import { downloadName } from '@platform/flows';
import { contentGenerateTexts, contentTexts, useTranslation } from '@platform/i18n';
import { mapRemote } from '@platform/ui';
import type { GenerateActions, GenerateScreenProps } from '@platform/ui/content';
import { titleIn } from '@platform/ui/internal';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useResource, useSelect } from '../../data/useResource.ts';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { useEntitlements } from '../../platform/entitlements/useEntitlements.ts';
import { saveFile } from '../../platform/export/saveFile.ts';
import { useSetAtom } from '../../platform/state.ts';
import { useLinks } from '../../routing/LinksContext.ts';
import { usePages } from '../../routing/PagesContext.ts';
import { useLeaveGuard } from '../../routing/useLeaveGuard.ts';
import { contentHref, contentPaths } from '../address.ts';
import { useBriefDraft } from './useBriefDraft.ts';
import { useGeneration } from './useGeneration.ts';
import { useKeptToast } from './useKeptToast.ts';
import { useSaveDrafts } from './useSaveDrafts.ts';

const MARKDOWN = 'text/markdown;charset=utf-8';

export function useGeneratePage() {
  const t = useTranslation(contentGenerateTexts, contentTexts);
  const { navigate } = useLinks();
  const showToast = useSetAtom(showToastAtom);
  const { generation, state } = useGeneration();
  const save = useSaveDrafts(generation);
  const plan = useEntitlements();
  const { leave, setDirty } = useLeaveGuard(generation.close);

  // The user already knows about drafts of an earlier page.
  const [restored] = useState(() => new Set(state.variants.map(({ id }) => id)));
  const hasNew = state.variants.some(({ id, savedId }) => savedId === '' && !restored.has(id));
  const isLost = hasNew && (!state.isKept || state.isWriting);
  useEffect(() => setDirty(isLost), [isLost, setDirty]);
  useKeptToast(hasNew && state.isKept);

  const onDiscard = useCallback(
    (id: string) => {
      const variant = generation.getState().variants.find((one) => one.id === id);
      const undo = generation.discard(id);
      showToast({
        message: t('contentGenerate.variant.discarded', { number: String(variant?.number ?? '') }),
        tone: 'info',
        action: { label: t('content.undo'), onSelect: undo },
      });
    },
    [generation, showToast, t],
  );
  const onDownload = useCallback(
    (id: string) => {
      const variant = generation.getState().variants.find((one) => one.id === id);
      const text = generation.textOf(id);
      saveFile(
        downloadName(titleIn(text) || variant?.brief.topic || '', 'md', 'draft'),
        text,
        MARKDOWN,
      );
    },
    [generation],
  );
  const onEdit = useCallback(
    async (id: string) => {
      const outcome = await save([id]);
      const saved = generation.getState().variants.find((one) => one.id === id)?.savedId;
      if (outcome.status === 'saved' && saved) {
        void navigate(contentHref(saved), { replace: false });
      }
      return outcome;
    },
    [generation, navigate, save],
  );

  const { initialBrief, onBriefChange } = useBriefDraft();
  const actions = useMemo(
    (): GenerateActions => ({
      onBriefChange,
      onGenerate: generation.start,
      onStop: generation.stop,
      onRegenerate: generation.regenerate,
      onSwapEarlier: generation.swapEarlier,
      onDownload,
      onDiscard,
      onSave: save,
      onEdit,
    }),
    [generation, onBriefChange, onDiscard, onDownload, onEdit, save],
  );
  const screen: GenerateScreenProps = {
    paths: contentPaths,
    plansHref: usePages().href('plans'),
    initialBrief,
    templates: useSelect(useResource(contentTemplates, {}), toTemplates),
    knowledgeBases: useSelect(useResource(knowledgeBases, FIRST_BATCH), toBases),
    meter: useMemo(
      () => mapRemote(plan, (known) => (known && !known.isDefault ? known.usage.llmTokens : null)),
      [plan],
    ),
    estimate: estimateTokens,
    refusal:
      state.end?.reason === 'forbidden'
        ? state.end.message || t('contentGenerate.end.forbidden')
        : undefined,
    generation: state,
    texts: generation,
    contentHref,
    actions,
  };
  return { screen, leave };
}

const toTemplates = ({ templates }: TemplateList) => templates.filter(({ id }) => id !== '');
const toBases = (list: KnowledgeBaseList) => list.knowledgeBases.filter(({ id }) => id !== '');
