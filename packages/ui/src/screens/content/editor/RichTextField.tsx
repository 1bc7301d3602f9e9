import { contentEditorTexts, useTranslation } from '@platform/i18n';
import { useId, useState } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Place } from './ContentEditor.styles.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { linkRange, setLink } from './links.ts';
import { Toolbar } from './Toolbar.tsx';
import type { RichText } from './useRichText.ts';

export function RichTextField({ text }: { text: RichText }) {
  const { onPlace, format, run, state, change } = text;
  const t = useTranslation(contentEditorTexts);
  const placeId = useId();
  const [href, setHref] = useState<string | null>(null);
  return (
    <>
      <Toolbar
        format={format}
        run={run}
        textId={placeId}
        onLink={() => {
          const now = state();
          if (now) setHref(linkRange(now).href);
        }}
      />
      {text.hasLostImages ? (
        <Banner
          tone="warning"
          actions={
            <Button size="small" onClick={text.onImagesNoted}>
              {t('common.action.dismiss')}
            </Button>
          }
        >
          {t('contentEditor.images.lost')}
        </Banner>
      ) : null}
      <Place id={placeId} ref={onPlace} />
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
