import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Side } from '../compare/Comparison.styles.ts';
import { Reading } from '../markup/Reading.tsx';
import type { TheirContent } from './types.ts';

export interface TheirTextProps {
  theirs: TheirContent;
  onMerged: () => void;
}

/** The other user's version, next to the text into which it is merged. */
export function TheirText({ theirs, onMerged }: TheirTextProps) {
  const t = useTranslation(contentEditorTexts);
  const titleId = useId();
  return (
    <Side aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{t('contentEditor.conflict.theirs')}</h2>
        <span>
          <bdi>{theirs.title}</bdi>
        </span>
        <div>
          <Button size="small" onClick={onMerged}>
            {t('contentEditor.conflict.merged')}
          </Button>
        </div>
      </header>
      <Reading markup={theirs.body} lang={theirs.language} dir="auto" />
    </Side>
  );
}
