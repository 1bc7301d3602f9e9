import { useId, useState } from 'react';
import { Place } from './ContentEditor.styles.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { linkRange, setLink } from './links.ts';
import { Toolbar } from './Toolbar.tsx';
import type { RichText } from './useRichText.ts';

/** The text and its tools. */
export function RichTextField({ text }: { text: RichText }) {
  const placeId = useId();
  const [href, setHref] = useState<string | null>(null);
  return (
    <>
      <Toolbar
        format={text.format}
        run={text.run}
        textId={placeId}
        onLink={() => {
          const state = text.state();
          if (state) setHref(linkRange(state).href);
        }}
      />
      <Place id={placeId} ref={text.placeRef} />
      {href === null ? null : (
        <LinkDialog
          href={href}
          onLink={(next) => text.change((state) => setLink(state, next))}
          onClose={() => setHref(null)}
        />
      )}
    </>
  );
}
