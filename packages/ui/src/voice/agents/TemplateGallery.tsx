import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { AudioLines, PencilLine } from 'lucide';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { RoutedLink } from '../../internal/RoutedLink.tsx';
import type { Remote } from '../../remote.ts';
import { dataOf } from '../../remote.ts';
import { Gallery, TemplateCard } from './TemplateGallery.styles.ts';
import type { AgentTemplateItem } from './types.ts';

export interface TemplateGalleryProps {
  templates: Remote<readonly AgentTemplateItem[]>;
  /** The address of a new agent without a template. */
  blankHref: string;
  templateHref: (templateId: string) => string;
}

/**
 * What a first agent can start from, each a link to its form. Templates that cannot be had leave the
 * blank one.
 */
export function TemplateGallery({ templates, blankHref, templateHref }: TemplateGalleryProps) {
  const t = useTranslation(voiceAgentsTexts);
  return (
    <Gallery aria-label={t('voiceAgents.template.label')}>
      {templates.status === 'loading' ? (
        <TemplateCard as="li">
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </TemplateCard>
      ) : null}
      {dataOf(templates)?.map(({ id, name, description }) => (
        <TemplateCard as="li" key={id}>
          <IconTile icon={AudioLines} tone="accent" />
          <RoutedLink href={templateHref(id)}>{name}</RoutedLink>
          <small>{description}</small>
        </TemplateCard>
      ))}
      <TemplateCard as="li">
        <IconTile icon={PencilLine} />
        <RoutedLink href={blankHref}>{t('voiceAgents.template.blank')}</RoutedLink>
        <small>{t('voiceAgents.template.blankText')}</small>
      </TemplateCard>
    </Gallery>
  );
}
