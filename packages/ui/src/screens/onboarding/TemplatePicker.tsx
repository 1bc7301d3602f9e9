import { onboardingTexts, useTranslation } from '@platform/i18n';
import { AudioLines, PencilLine } from 'lucide';
import { useState } from 'react';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { dataOf } from '../../remote.ts';
import { TemplateOption, TemplateText } from './TemplatePicker.styles.ts';
import type { OnboardingPaths, OnboardingScreenProps, OnboardingTemplate } from './types.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';

export interface TemplatePickerProps extends Pick<OnboardingScreenProps, 'templates'> {
  newAgent: OnboardingPaths['newAgent'];
  /** True while this is the step to do next. */
  isCurrent: boolean;
}

const MAX_TEMPLATES = 2;

export function TemplatePicker({ templates, newAgent, isCurrent }: TemplatePickerProps) {
  const t = useTranslation(onboardingTexts);
  const offered = (dataOf(templates) ?? []).slice(0, MAX_TEMPLATES);
  const [chosen, setChosen] = useState<string>();
  const choice = chosen ?? offered[0]?.id ?? '';
  const blank: OnboardingTemplate = {
    id: '',
    name: t('onboarding.agent.blank'),
    description: t('onboarding.agent.blankText'),
  };
  return (
    <>
      <RadioGroup
        label={t('onboarding.agent.template')}
        isLabelHidden
        value={choice}
        onValueChange={setChosen}
      >
        <Grid minColumnWidth="xs" fillsLine gap="2-5">
          {templates.status === 'loading' ? <Skeleton height="96px" /> : null}
          {[...offered, blank].map((template) => {
            const isChosen = template.id === choice;
            return (
              <TemplateOption
                key={template.id}
                layout="stacked"
                media={
                  <IconTile
                    icon={template === blank ? PencilLine : AudioLines}
                    tone={isChosen ? 'accent' : 'neutral'}
                  />
                }
                value={template.id}
              >
                <Text as="b" weight="medium" isBlock>
                  {template.name}
                </Text>
                <TemplateText>{template.description}</TemplateText>
              </TemplateOption>
            );
          })}
        </Grid>
      </RadioGroup>
      <div>
        <ButtonLink href={newAgent(choice || null)} variant={isCurrent ? 'primary' : 'secondary'}>
          {t('onboarding.agent.action')}
        </ButtonLink>
      </div>
    </>
  );
}
