import type { Template } from '@platform/domain';
import { contentTemplatesTexts, useTranslation } from '@platform/i18n';
import { Star } from 'lucide';
import { useId } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { focusClicked } from '../../../internal/focusClicked.ts';
import { ChangedMark } from '../../../patterns/ListPage/ChangedRecords.tsx';
import { IconTile } from '../../../patterns/IconTile/IconTile.tsx';
import { kindIcon } from '../contentKinds.ts';
import type { TemplatesScreenProps } from './templatesTypes.ts';
import { CardButton } from '../../../patterns/CardGrid/CardButton.styles.ts';
import { CardHeader, CardText, GridCard } from '../../../patterns/CardGrid/CardGrid.styles.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { FavouriteButton, Footer, TextBlock } from './TemplateGrid.styles.ts';

export interface TemplateCardProps extends Pick<
  TemplatesScreenProps,
  'briefHref' | 'onFavouriteChange'
> {
  template: Template;
  isFavourite: boolean;
  onOpen: (template: Template) => void;
}

export function TemplateCard(props: TemplateCardProps) {
  const { template, isFavourite, briefHref, onFavouriteChange, onOpen } = props;
  const t = useTranslation(contentTemplatesTexts);
  const titleId = useId();
  const { id, name, category, description, inputs, isBuiltIn } = template;
  return (
    <GridCard aria-labelledby={titleId} data-opens>
      <ChangedMark ids={[id]} />
      <CardHeader>
        <IconTile icon={kindIcon(category)} tone={isBuiltIn ? 'neutral' : 'accent'} />
        <TextBlock>
          <Text as="h3" type="title" breaksWords id={titleId}>
            <CardButton
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => {
                focusClicked(currentTarget);
                onOpen(template);
              }}
            >
              <bdi>{name}</bdi>
            </CardButton>
          </Text>
        </TextBlock>
        <FavouriteButton
          size="small"
          label={t('contentTemplates.favourite', { name })}
          aria-pressed={isFavourite}
          data-favourite={isFavourite || undefined}
          icon={<Icon icon={Star} />}
          onClick={() => onFavouriteChange(id, !isFavourite)}
        />
      </CardHeader>
      <CardText>
        <bdi>{description}</bdi>
      </CardText>
      <Footer>
        <span>{t('contentTemplates.inputCount', { count: inputs.length })}</span>
        {isBuiltIn ? <Badge tone="neutral">{t('contentTemplates.builtIn')}</Badge> : null}
        {id === '' ? null : (
          <Link href={briefHref(id)} aria-label={t('contentTemplates.useNamed', { name })}>
            {t('contentTemplates.use')}
          </Link>
        )}
      </Footer>
    </GridCard>
  );
}
