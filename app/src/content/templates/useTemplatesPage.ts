import { BRIEF_VARIABLES, checkPrompt, contentTemplates, isInputKey } from '@platform/api';
import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import type { TemplateRules } from '@platform/ui';
import { useMemo } from 'react';
import { useResource } from '../../data/useResource.ts';
import { draftTexts } from '../../kit/draftFields.ts';
import { useDrafts } from '../../kit/useDrafts.ts';
import { useAtomValue, useSetAtom } from '../../platform/state.ts';
import { useSearchState } from '../../routing/useSearchState.ts';
import { briefHref, contentPaths, templatesParams } from '../address.ts';
import { favouriteTemplatesAtom } from './favouriteTemplates.ts';
import { useTemplateWrites } from './useTemplateWrites.ts';

const templateDraft = draftTexts('name', 'category', 'description', 'inputs', 'prompt');

const rules: TemplateRules = {
  check: checkPrompt,
  isKey: isInputKey,
  briefKeys: BRIEF_VARIABLES,
};

/** The templates as the address wants them, and what can be done with them. */
export function useTemplatesPage() {
  const t = useTranslation(contentTemplatesTexts);
  const [{ search, category }, change] = useSearchState(templatesParams);
  const favourites = useAtomValue(favouriteTemplatesAtom);
  const onFavouriteChange = useSetAtom(favouriteTemplatesAtom);
  const templates = useResource(
    contentTemplates,
    {},
    { errorText: () => t('contentTemplates.failed') },
  );
  const handlers = useMemo(
    () => ({
      onSearchChange: (text: string) => change({ search: text }),
      onCategoryChange: (next: string) =>
        change({ category: templatesParams.category.read(next) ?? '' }),
    }),
    [change],
  );
  return {
    paths: contentPaths,
    templates,
    briefHref,
    rules,
    search,
    category,
    ...handlers,
    favourites,
    onFavouriteChange,
    ...useTemplateWrites(),
    drafts: useDrafts('template', templateDraft),
  };
}
