import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { useId, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { EditorHost } from './ContentEditor.styles.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { linkRange, setLink } from './links.ts';
import { Toolbar } from './Toolbar.tsx';
import type { RichText } from './useRichText.ts';

export function RichTextField({ text }: { text: RichText }) {
  const { setHost, format, run, state, change } = text;
  const t = useTranslation(contentEditorTexts);
  const textId = useId();
  const [href, setHref] = useState<string | null>(null);
  return (
    <>
      <Toolbar
        format={format}
        run={run}
        textId={textId}
        onLink={() => {
          const now = state();
          if (now) setHref(linkRange(now).href);
        }}
      />
      {text.hasLostImages ? (
        <Banner
          tone="warning"
          actions={
            <Button size="small" onClick={text.onLostImagesDismiss}>
              {t('common.action.dismiss')}
            </Button>
          }
        >
          {t('contentEditor.images.lost')}
        </Banner>
      ) : null}
      <EditorHost id={textId} ref={setHost} />
      {href === null ? null : (
        <LinkDialog
          href={href}
          onLink={(next) => change((now) => setLink(now, next))}
          onClose={() => setHref(null)}
        />
      )}
    </>
  );
}
