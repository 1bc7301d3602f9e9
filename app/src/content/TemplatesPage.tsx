import { contentTemplates, BRIEF_VARIABLES, checkPrompt, isInputKey } from '@platform/api';
import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import { TemplatesScreen } from '@platform/ui/content';
import type { TemplateRules } from '@platform/ui/content';
import { useMemo } from 'react';
import type { PageLoaderContext } from '../routing/pageModule.ts';
import { useResource } from '../data/useResource.ts';
import { draftTexts } from '../kit/draftFields.ts';
import { useDrafts } from '../kit/useDrafts.ts';
import { useAtomValue, useSetAtom } from '../platform/state.ts';
import { useSearchState } from '../routing/useSearchState.ts';
import { briefHref, contentPaths, templatesParams } from './address.ts';
import { favouriteTemplatesAtom } from './templates/favouriteTemplates.ts';
import { useTemplateWrites } from './templates/useTemplateWrites.ts';

const templateDraft = draftTexts('name', 'category', 'description', 'inputs', 'prompt');

const rules: TemplateRules = {
  check: checkPrompt,
  isKey: isInputKey,
  briefKeys: BRIEF_VARIABLES,
};

function TemplatesPage() {
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
  return (
    <TemplatesScreen
      paths={contentPaths}
      templates={templates}
      briefHref={briefHref}
      rules={rules}
      search={search}
      category={category}
      {...handlers}
      favourites={favourites}
      onFavouriteChange={onFavouriteChange}
      {...useTemplateWrites()}
      drafts={useDrafts('template', templateDraft)}
    />
  );
}

export { TemplatesPage as Page };
export function loader({ preload }: PageLoaderContext): void {
  void preload(contentTemplates, {});
}
