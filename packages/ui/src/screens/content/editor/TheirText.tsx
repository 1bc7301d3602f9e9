import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import {
  Side,
  SideActions,
  SideHeader,
  SideText,
  SideTitle,
} from '../compare/Comparison.styles.ts';
import { SanitisedMarkup } from '../markup/SanitisedMarkup.tsx';
import type { TheirContent } from './editorTypes.ts';

export interface TheirTextProps {
  theirs: TheirContent;
  onMerged: () => void;
}

export function TheirText({ theirs, onMerged }: TheirTextProps) {
  const t = useTranslation(contentEditorTexts);
  const titleId = useId();
  return (
    <Side aria-labelledby={titleId}>
      <SideHeader>
        <SideTitle id={titleId}>{t('contentEditor.conflict.theirs')}</SideTitle>
        <Text tone="tertiary" size="md">
          <bdi>{theirs.title}</bdi>
        </Text>
        <SideActions>
          <Button size="small" onClick={onMerged}>
            {t('contentEditor.conflict.merged')}
          </Button>
        </SideActions>
      </SideHeader>
      <SideText>
        <SanitisedMarkup markup={theirs.body} lang={theirs.language} dir="auto" />
      </SideText>
    </Side>
  );
}
