import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';

export interface FrameProps {
  title: string;
  children: ReactNode;
}

/** A page that renders its widgets in an iframe, with the page's own style sheets. */
export function Frame({ title, children }: FrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  return (
    <>
      <iframe
        title={title}
        sandbox="allow-same-origin"
        ref={(frame) => {
          const inside = frame?.contentDocument;
          if (!inside || inside === page) return;
          for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
            inside.head.append(sheet.cloneNode(true));
          }
          setPage(inside);
        }}
        style={{ border: 0, blockSize: 640, inlineSize: '100%' }}
      />
      {page
        ? createPortal(
            <StyleSheetManager target={page.head}>{children}</StyleSheetManager>,
            page.body,
          )
        : null}
    </>
  );
}
