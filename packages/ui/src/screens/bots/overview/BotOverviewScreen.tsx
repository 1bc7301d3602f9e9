import { botsTexts, useTranslation } from '@platform/i18n';
import { Library } from 'lucide';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { PageHeader } from '../../../components/PageHeader/PageHeader.tsx';
import type { BotPaths } from '../types.ts';
import { useBotHeader } from '../useBotHeader.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Hero, Lead, Picture, StepNumber, Steps, Title, Intro } from './BotOverview.styles.ts';
import { SampleChat } from './SampleChat.tsx';

export interface BotOverviewScreenProps {
  /** URLs of the tabs. */
  paths: BotPaths;
  /** URL of the knowledge bases. */
  knowledgeHref: string;
}

const STEPS = ['train', 'customise', 'embed'] as const;

/** Announces Bot Studio and links to what is available already. Render it inside a `Page`. */
export function BotOverviewScreen({ paths, knowledgeHref }: BotOverviewScreenProps) {
  const t = useTranslation(botsTexts);
  return (
    <div>
      <PageHeader {...useBotHeader(paths, 'overview')} />
      <Hero>
        <Intro>
          <Badge tone="accent" shape="none">
            {t('bots.overview.soon')}
          </Badge>
          <Title>{t('bots.overview.title')}</Title>
          <Lead>{t('bots.overview.text')}</Lead>
          <ButtonLink href={knowledgeHref} startIcon={<Icon icon={Library} />}>
            {t('bots.overview.openKnowledge')}
          </ButtonLink>
        </Intro>
        <Picture>
          <SampleChat />
        </Picture>
      </Hero>
      <Steps>
        {STEPS.map((step, index) => (
          <Stack as="li" key={step} direction="row" gap="3-5" align="start">
            <StepNumber data-size="small" data-tone="accent" aria-hidden="true">
              {index + 1}
            </StepNumber>
            <Stack gap="0-5">
              <Text as="h3" weight="semibold">
                {t(`bots.overview.${step}.title`)}
              </Text>
              <Text as="p" tone="secondary">
                {t(`bots.overview.${step}.text`)}
              </Text>
            </Stack>
          </Stack>
        ))}
      </Steps>
    </div>
  );
}
