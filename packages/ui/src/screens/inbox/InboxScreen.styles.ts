import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';
import { Card } from './ContactCard.styles.ts';

/** Visually hidden page heading, while the list with the visible one is hidden. */
export const PaneHeading = styled.h1`
  display: none;

  ${container.pane} {
    display: block;
    ${visuallyHidden}
  }
`;

export const Panes = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  min-block-size: 0;

  &[data-open] {
    grid-template-columns: 340px minmax(0, 1fr) 276px;
  }
  > :not(:first-child) {
    border-inline-start: 1px solid var(--platform-border-hairline);
  }
  ${media.panes} {
    &[data-open] {
      grid-template-columns: 320px minmax(0, 1fr);
    }
    > ${Card} {
      display: none;
    }
  }
  ${container.pane} {
    &[data-open] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-open] > :first-child,
    > ${Card} {
      display: none;
    }
    > :not(:first-child) {
      border-inline-start: 0;
    }
  }
  /* The document scrolls here: fill the window below the header. */
  ${media.phone} {
    flex: none;
    block-size: max(26.25rem, calc(100dvh - var(--platform-size-header)));
  }
  ${media.low} {
    flex: none;
    block-size: 26.25rem;
  }
  /* With large text, header and composer alone would fill the window. */
  ${media.tiny} {
    block-size: max(40rem, calc(100dvh - var(--platform-size-header)));
  }
`;
