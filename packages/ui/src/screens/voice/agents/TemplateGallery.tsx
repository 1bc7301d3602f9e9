import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { PencilLine } from 'lucide';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { templateIcon } from '../templateIcon.ts';
import { IconTile } from '../../../patterns/IconTile/IconTile.tsx';
import type { Remote } from '../../../remote.ts';
import { dataOf } from '../../../remote.ts';
import { Gallery, TemplateCard, TemplateLink } from './TemplateGallery.styles.ts';
import type { AgentTemplateItem } from './agentsTypes.ts';
import { Text } from '../../../components/Text/Text.tsx';

export interface TemplateGalleryProps {
  templates: Remote<readonly AgentTemplateItem[]>;
  blankHref: string;
  templateHref: (templateId: string) => string;
}

export function TemplateGallery({ templates, blankHref, templateHref }: TemplateGalleryProps) {
  const t = useTranslation(voiceAgentsTexts);
  return (
    <Gallery
      forwardedAs="ul"
      minColumnWidth="md"
      gap="3"
      aria-label={t('voiceAgents.template.label')}
    >
      {templates.status === 'loading' ? (
        <TemplateCard>
          <Skeleton width="60%" />
          <Skeleton width="80%" />
        </TemplateCard>
      ) : null}
      {dataOf(templates)?.map(({ id, name, description, ...look }) => (
        <TemplateCard key={id}>
          <IconTile icon={templateIcon(look)} tone="accent" />
          <TemplateLink href={templateHref(id)}>{name}</TemplateLink>
          <Text as="small" tone="secondary" size="md" breaksWords>
            {description}
          </Text>
        </TemplateCard>
      ))}
      <TemplateCard>
        <IconTile icon={PencilLine} />
        <TemplateLink href={blankHref}>{t('voiceAgents.template.blank')}</TemplateLink>
        <Text as="small" tone="secondary" size="md" breaksWords>
          {t('voiceAgents.template.blankText')}
        </Text>
      </TemplateCard>
    </Gallery>
  );
}
