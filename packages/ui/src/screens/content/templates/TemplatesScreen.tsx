import type { Template } from '@platform/domain';
import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import { joinFields } from '@platform/i18n/text';
import { useCallback, useState } from 'react';
import { usePendingFormRequest } from '../../../internal/pendingFormRequest.ts';
import { lazyComponent, usePreload } from '../../../internal/lazyComponent.tsx';
import { LoadingCards } from '../../../internal/LoadingCards.tsx';
import { CreateButton } from '../../../patterns/ListPage/CreateButton.tsx';
import { ListCards } from '../../../patterns/ListPage/ListCards.tsx';
import { ListPage } from '../../../patterns/ListPage/ListPage.tsx';
import { useList } from '../../../patterns/ListPage/useList.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { dataOf } from '../../../remote.ts';
import { CONTENT_KINDS } from '../contentKinds.ts';
import { useContentHeader } from '../useContentHeader.tsx';
import { draftOf } from './drafts.ts';
import { TemplateCard } from './TemplateCard.tsx';
import { Category, Footer, Grid } from './TemplateGrid.styles.ts';
import type { TemplateStep } from './drafts.ts';
import type { TemplatesScreenProps } from './templatesTypes.ts';
import { CardGridCell } from '../../../patterns/CardGrid/CardGrid.styles.ts';

const LazyTemplateEditor = lazyComponent(() => import('./TemplateEditor.tsx'), 'TemplateEditor');

const NO_TEMPLATES: readonly Template[] = [];
const TILE = { size: '34px', radius: '8px 8px 8px 3px' };

/** Templates by category. Render it inside a `Page`. */
export function TemplatesScreen(props: TemplatesScreenProps) {
  const { templates: source, category, favourites, slots } = props;
  const t = useTranslation(contentTemplatesTexts);
  const header = useContentHeader(props.paths, 'templates', slots);
  usePreload(LazyTemplateEditor);
  const [opened, setOpened] = useState<Template | 'new' | null>(null);
  const [firstStep, setFirstStep] = useState<TemplateStep>('preview');
  const [isFavouritesOnly, setFavouritesOnly] = useState(false);

  const loaded = dataOf(source);
  const templates = loaded?.templates ?? NO_TEMPLATES;
  const open = (template: Template, step: TemplateStep = 'preview') => {
    setFirstStep(step);
    setOpened(template);
  };
  usePendingFormRequest('template', (draftId) => {
    const { templateId, step } = draftOf(draftId);
    const found = templates.find(({ id }) => id === templateId);
    if (found) open(found, step);
    return found !== undefined;
  });
  const isNarrowed = category !== '' || isFavouritesOnly;
  const isListed = useCallback(
    ({ id, category: templateCategory }: Template) =>
      (category === '' || templateCategory === category) &&
      (!isFavouritesOnly || favourites.has(id)),
    [category, isFavouritesOnly, favourites],
  );
  const list = useList({
    source,
    rows: templates,
    idOf: keyOf,
    slots,
    textOf: templateText,
    search: props.search,
    onSearchChange: props.onSearchChange,
    filters: {
      items: [
        {
          kind: 'one',
          id: 'category',
          label: t('contentTemplates.filter.category'),
          allLabel: t('contentTemplates.filter.allCategories'),
          options: CONTENT_KINDS.map((value) => ({
            value,
            label: t(`contentTemplates.category.${value}`),
          })),
          value: category,
          onValueChange: props.onCategoryChange,
        },
        {
          kind: 'switch',
          id: 'favourites',
          label: t('contentTemplates.filter.favourites'),
          isOn: isFavouritesOnly,
          onChange: setFavouritesOnly,
        },
      ],
      isSet: isNarrowed,
      matches: isNarrowed ? isListed : undefined,
      onClear: () => {
        props.onCategoryChange('');
        setFavouritesOnly(false);
      },
    },
    texts: {
      heading: t('contentTemplates.section'),
      search: t('contentTemplates.search'),
      count: (count) => t('contentTemplates.count', { count }),
      found: (count) => t('contentTemplates.found', { count }),
      loading: t('contentTemplates.loading'),
    },
    empty: {
      title: t('contentTemplates.empty.title'),
      description: t('contentTemplates.empty.text'),
    },
    emptyFiltered: () => ({
      title: t('contentTemplates.empty.title'),
      description: t('contentTemplates.empty.filtered'),
    }),
  });

  return (
    <>
      <ListPage
        {...header}
        actions={
          <CreateButton
            id="contentTemplates.create"
            label={t('contentTemplates.new')}
            onCreate={() => setOpened('new')}
          />
        }
        {...list.page}
      >
        <ListCards
          source={source}
          list={list}
          loading={<LoadingCards grid={Grid} footer={Footer} tile={TILE} />}
        >
          {CONTENT_KINDS.map((kind) => {
            const rows = list.shown.filter((template) => template.category === kind);
            return rows.length === 0 ? null : (
              <Category
                forwardedAs="section"
                gap="3"
                key={kind}
                aria-labelledby={`category-${kind}`}
              >
                <Text as="h2" type="title" isTracked id={`category-${kind}`}>
                  {t(`contentTemplates.category.${kind}`)}
                </Text>
                <Grid>
                  {rows.map((template) => (
                    <CardGridCell key={template.key}>
                      <TemplateCard
                        template={template}
                        isFavourite={favourites.has(template.id)}
                        briefHref={props.briefHref}
                        onFavouriteChange={props.onFavouriteChange}
                        onOpen={open}
                      />
                    </CardGridCell>
                  ))}
                </Grid>
              </Category>
            );
          })}
        </ListCards>
      </ListPage>
      {opened ? (
        <LazyTemplateEditor
          key={opened === 'new' ? 'new' : opened.key}
          {...props}
          template={opened === 'new' ? undefined : opened}
          firstStep={opened === 'new' ? 'new' : firstStep}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

const keyOf = ({ key }: Template): string => key;

const templateText = ({ name, description, inputs }: Template): string =>
  joinFields(name, description, ...inputs.map(({ label }) => label));
