import { contentEditorTexts, useFormats, useLanguage, useTranslation } from '@platform/i18n';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Comparison } from '../compare/Comparison.tsx';
import { ConflictText, ConflictTitle } from './ContentEditor.styles.ts';
import type { ConflictChoice, TheirContent } from './editorTypes.ts';

export interface ConflictProps {
  theirs: TheirContent;
  title: string;
  markup: string;
  onResolveConflict: (choice: ConflictChoice) => void;
}

export function Conflict({ theirs, title, markup, onResolveConflict }: ConflictProps) {
  const t = useTranslation(contentEditorTexts);
  const formats = useFormats();
  const { language } = useLanguage();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  const name = theirs.author.name || t('contentEditor.conflict.someone');
  return (
    <section aria-labelledby="content-conflict">
      <ConflictTitle id="content-conflict" ref={headingRef} tabIndex={-1}>
        {t('contentEditor.conflict.title', { name })}
      </ConflictTitle>
      <ConflictText>{t('contentEditor.conflict.text')}</ConflictText>
      <Comparison
        headingLevel={3}
        first={{
          title: t('contentEditor.conflict.theirs'),
          note: [theirs.author.name, theirs.savedAt && formats.fullDate(theirs.savedAt, language)]
            .filter(Boolean)
            .join(', '),
          heading: theirs.title,
          markup: theirs.body,
          footer: (
            <Button onClick={() => onResolveConflict('theirs')}>
              {t('contentEditor.conflict.takeTheirs')}
            </Button>
          ),
        }}
        second={{
          title: t('contentEditor.conflict.mine'),
          note: t('contentEditor.conflict.notSaved'),
          heading: title,
          markup,
          footer: (
            <>
              <Button onClick={() => onResolveConflict('merge')}>
                {t('contentEditor.conflict.merge')}
              </Button>
              <Button variant="primary" onClick={() => onResolveConflict('mine')}>
                {t('contentEditor.conflict.keepMine')}
              </Button>
            </>
          ),
        }}
      />
    </section>
  );
}
