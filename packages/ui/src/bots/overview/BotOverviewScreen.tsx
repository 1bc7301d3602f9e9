import { botsTexts, useTranslation } from '@platform/i18n';
import { Library } from 'lucide';
import { Badge } from '../../components/Badge/Badge.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx';
import type { BotPaths } from '../types.ts';
import { useBotHeader } from '../useBotHeader.tsx';
import { Hero, Picture, Steps, Words } from './BotOverview.styles.ts';
import { SampleChat } from './SampleChat.tsx';

export interface BotOverviewScreenProps {
  /** Addresses of the tabs. */
  paths: BotPaths;
  /** Address of the knowledge bases. */
  knowledgeHref: string;
}

const STEPS = ['train', 'customise', 'embed'] as const;

/** Announces Bot Studio and links to what is available already. Goes into a `Page`. */
export function BotOverviewScreen({ paths, knowledgeHref }: BotOverviewScreenProps) {
  const t = useTranslation(botsTexts);
  return (
    <div>
      <PageHeader {...useBotHeader(paths, 'overview')} />
      <Hero>
        <Words>
          <Badge tone="accent" shape="none">
            {t('bots.overview.soon')}
          </Badge>
          <h2>{t('bots.overview.title')}</h2>
          <p>{t('bots.overview.text')}</p>
          <ButtonLink href={knowledgeHref} startIcon={<Icon icon={Library} />}>
            {t('bots.overview.openKnowledge')}
          </ButtonLink>
        </Words>
        <Picture>
          <SampleChat />
        </Picture>
      </Hero>
      <Steps>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span aria-hidden="true">{index + 1}</span>
            <div>
              <h3>{t(`bots.overview.${step}.title`)}</h3>
              <p>{t(`bots.overview.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </Steps>
    </div>
  );
}
