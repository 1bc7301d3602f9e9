import { addContent } from '@platform/api';
import type { Generation } from '@platform/flows';
import { contentGenerateTexts, contentTexts, useTranslation } from '@platform/i18n';
import type { SaveOutcome } from '@platform/ui';
import { markupOf, titleIn, withoutTitle } from '@platform/ui/internal';
import { useCallback } from 'react';
import { truncateText } from '@platform/i18n/text';
import { serverMessageOr } from '../../data/failures.ts';
import { useAction } from '../../data/useAction.ts';
import { showToastAtom } from '../../feedback/toastAtoms.ts';
import { useSetAtom } from '../../platform/state.ts';

const MAX_TITLE_LENGTH = 200;
const MAX_PASSAGE_LENGTH = 2000;
const MAX_SOURCES = 50;

/** Sends one after another; content that could not be saved stays a draft. */
export function useSaveDrafts(generation: Generation) {
  const t = useTranslation(contentGenerateTexts, contentTexts);
  const showToast = useSetAtom(showToastAtom);
  const [add] = useAction(addContent, {
    failure: (error) => serverMessageOr(error, t('contentGenerate.error.save')),
    failureToast: 'afterLeaving',
  });

  return useCallback(
    async (ids: readonly string[]): Promise<SaveOutcome> => {
      let count = 0;
      const showToasts = () => {
        const message = t('contentGenerate.toast.saved', { count });
        if (count > 0) showToast({ message, tone: 'success' });
      };
      for (const id of ids) {
        const variant = generation.getState().variants.find((one) => one.id === id);
        if (!variant || variant.savedId !== '') continue;
        const text = generation.textOf(id);
        const { brief, sources } = variant;
        const outcome = await add({
          title: truncateText(titleIn(text) || brief.topic, MAX_TITLE_LENGTH),
          type: brief.type,
          status: 'draft',
          language: brief.language,
          body: markupOf(withoutTitle(text)),
          ...(brief.templateId && { templateId: brief.templateId }),
          sources: sources.slice(0, MAX_SOURCES).map((source) => ({
            ...source,
            passage: truncateText(source.passage, MAX_PASSAGE_LENGTH),
          })),
          isGenerated: true,
        });
        if (!outcome.isDone) {
          showToasts();
          return { status: 'refused', message: outcome.message };
        }
        generation.markSaved(id, outcome.output.id);
        count += 1;
      }
      showToasts();
      return { status: 'saved' };
    },
    [add, generation, showToast, t],
  );
}
