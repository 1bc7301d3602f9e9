import type { Template } from '@platform/domain';
import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import { Star } from 'lucide';
import { useId } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { focusClicked } from '../../internal/focusClicked.ts';
import { ChangedMark } from '../../patterns/ListPage/ChangedRecords.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { kindIcon } from '../contentKinds.ts';
import type { TemplatesScreenProps } from './types.ts';

export interface TemplateCardProps extends Pick<
  TemplatesScreenProps,
  'briefHref' | 'onFavouriteChange'
> {
  template: Template;
  isFavourite: boolean;
  onOpen: (template: Template) => void;
}

/** A template: what it makes, whether it is a favourite, and its use. */
export function TemplateCard(props: TemplateCardProps) {
  const { template, isFavourite, briefHref, onFavouriteChange, onOpen } = props;
  const t = useTranslation(contentTemplatesTexts);
  const titleId = useId();
  const { id, name, category, description, inputs, isBuiltIn } = template;
  return (
    <article aria-labelledby={titleId}>
      <ChangedMark ids={[id]} />
      <header>
        <IconTile icon={kindIcon(category)} tone={isBuiltIn ? 'neutral' : 'accent'} />
        <div>
          <h3 id={titleId}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => {
                focusClicked(currentTarget);
                onOpen(template);
              }}
            >
              <bdi>{name}</bdi>
            </button>
          </h3>
        </div>
        <IconButton
          size="small"
          label={t('contentTemplates.favourite', { name })}
          aria-pressed={isFavourite}
          data-favourite={isFavourite || undefined}
          icon={<Icon icon={Star} />}
          onClick={() => onFavouriteChange(id, !isFavourite)}
        />
      </header>
      <p>
        <bdi>{description}</bdi>
      </p>
      <footer>
        <span>{t('contentTemplates.inputCount', { count: inputs.length })}</span>
        {isBuiltIn ? <Badge tone="neutral">{t('contentTemplates.builtIn')}</Badge> : null}
        {id === '' ? null : (
          <Link href={briefHref(id)} aria-label={t('contentTemplates.useNamed', { name })}>
            {t('contentTemplates.use')}
          </Link>
        )}
      </footer>
    </article>
  );
}
