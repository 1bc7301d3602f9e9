import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.06fr) minmax(0, 1fr);
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: var(--platform-surface-sheet);

  ${media.halves} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** At least as tall as the viewport, and sticky while a long form scrolls; crops its picture. */
export const Panel = styled.aside`
  position: sticky;
  inset-block-start: var(--platform-space-2);
  display: flex;
  flex-direction: column;
  margin: var(--platform-space-2) 0 var(--platform-space-2) var(--platform-space-2);
  padding: var(--platform-space-9) var(--platform-space-12) calc(2 * var(--platform-space-5-5));
  align-self: start;
  min-block-size: calc(100vh - 2 * var(--platform-space-2));
  min-block-size: calc(100dvh - 2 * var(--platform-space-2));
  overflow: hidden;
  isolation: isolate;
  border-radius: var(--platform-radius-xl);
  background: var(--platform-brand-panel);
  color: var(--platform-brand-panel-text);

  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    /* In a low window the text needs more of the panel. */
    background: linear-gradient(
      0deg,
      var(--platform-brand-panel) max(32%, 283px),
      color-mix(in oklch, var(--platform-brand-panel) 86%, transparent) max(37%, 327px),
      transparent max(46%, 407px)
    );
  }
  ${media.halves} {
    position: relative;
    inset-block-start: auto;
    align-self: auto;
    min-block-size: 232px;
    margin: var(--platform-space-2) var(--platform-space-2) 0;
    padding: var(--platform-space-5);

    &::after {
      content: none;
    }
  }
`;

export const Art = styled.div`
  position: absolute;
  z-index: -2;
  inset: 92px 0 auto;
  block-size: calc((100% - 92px) * 0.8);

  /* In a low panel, the whole picture in its corner, next to the text. */
  ${media.halves} {
    inset: auto var(--platform-space-5) var(--platform-space-5) auto;
    block-size: calc(100% - 40px);
    aspect-ratio: 760 / 560;
    mask-image: linear-gradient(90deg, transparent, black 40%);
  }
  ${media.narrow} {
    inset-block: var(--platform-space-3) auto;
    block-size: 120px;
  }
  /* Large text on a phone fills the panel. */
  ${media.tiny} {
    display: none;
  }
`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: var(--platform-space-2-5);
  font: 600 var(--platform-font-size-xl)/1.25 var(--platform-font-family-sans);
  letter-spacing: -0.012em;
`;

export const Headline = styled.p`
  max-inline-size: 15ch;
  margin-block-start: auto;
  font: var(--platform-type-display);
  letter-spacing: var(--platform-track-display);
  hyphens: auto;
  text-wrap: balance;

  ${media.halves} {
    max-inline-size: 26ch;
    padding-block-start: var(--platform-space-4);
    font-size: var(--platform-font-size-5xl);
    line-height: 1.2;
  }
  ${media.narrow} {
    max-inline-size: 20ch;
    font-size: var(--platform-font-size-4xl);
    line-height: 1.2;
  }
`;

export const Pitch = styled.p`
  max-inline-size: 46ch;
  margin-block-start: var(--platform-space-4-5);
  color: var(--platform-brand-panel-muted);
  font: var(--platform-type-body-lg);
  text-wrap: balance;

  ${media.halves} {
    display: none;
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: var(--platform-space-8) var(--platform-space-12);

  ${media.halves} {
    padding: var(--platform-space-6) var(--platform-space-5);
  }
`;

export const Corner = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--platform-space-1-5);
  min-block-size: 1.25rem;
  color: var(--platform-text-secondary);

  ${media.halves} {
    order: 1;
    justify-content: center;
    margin-block-start: var(--platform-space-5);
  }
`;

export const Middle = styled.main`
  inline-size: 100%;
  max-inline-size: 368px;
  margin: auto;
  padding-block: var(--platform-space-6);

  ${media.halves} {
    margin-block: var(--platform-space-2) 0;
    padding-block: 0;
  }
`;

export const Notice = styled.div`
  display: grid;
  gap: var(--platform-space-3);
  margin-block-end: var(--platform-space-6);
`;

export const Footer = styled.footer`
  display: flex;
  justify-content: flex-end;
  /* As high as a control, with the distance of a text line from the edge. */
  min-block-size: 2.25rem;
  margin-block: calc(-1 * var(--platform-space-2-25));

  ${media.halves} {
    order: 2;
    justify-content: center;
    min-block-size: 0;
    margin-block: auto 0;
    padding-block-start: var(--platform-space-5);
  }
`;
