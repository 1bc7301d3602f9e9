import { styled } from 'styled-components';

/** At this width and below the brand panel goes above the form. */
const stacked = '@media (max-width: 900px)';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.06fr) minmax(0, 1fr);
  min-block-size: 100vh;
  min-block-size: 100dvh;
  background: var(--surface-sheet);

  ${stacked} {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Panel = styled.aside`
  position: relative;
  display: flex;
  flex-direction: column;
  margin: var(--space-2) 0 var(--space-2) var(--space-2);
  padding: var(--space-9) var(--space-12) 44px;
  overflow: hidden;
  isolation: isolate;
  border-radius: var(--radius-xl);
  background: var(--brand-panel);
  color: var(--brand-panel-text);

  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(
      180deg,
      transparent 54%,
      color-mix(in oklch, var(--brand-panel) 86%, transparent) 63%,
      var(--brand-panel) 68%
    );
  }
  ${stacked} {
    min-block-size: 232px;
    margin: var(--space-2) var(--space-2) 0;
    padding: var(--space-5);

    &::after {
      background: linear-gradient(
        180deg,
        color-mix(in oklch, var(--brand-panel) 10%, transparent) 12%,
        color-mix(in oklch, var(--brand-panel) 90%, transparent) 56%,
        var(--brand-panel) 70%
      );
    }
  }
`;

export const Art = styled.div`
  position: absolute;
  z-index: -2;
  inset: 92px 0 auto;
  block-size: calc((100% - 92px) * 0.8);

  ${stacked} {
    inset-block-start: 40px;
    block-size: calc(100% - 40px);
  }
`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2-5);
  font: 600 1rem/1.25rem var(--font-family-sans);
  letter-spacing: -0.012em;
`;

export const Headline = styled.p`
  max-inline-size: 15ch;
  margin-block-start: auto;
  font: var(--type-display);
  letter-spacing: var(--track-display);
  text-wrap: balance;

  ${stacked} {
    font-size: 1.625rem;
    line-height: 1.95rem;
  }
`;

export const Pitch = styled.p`
  max-inline-size: 46ch;
  margin-block-start: var(--space-4-5);
  color: var(--brand-panel-muted);
  font: var(--type-body-lg);
  text-wrap: balance;

  ${stacked} {
    display: none;
  }
`;

export const Side = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: var(--space-8) var(--space-12);

  ${stacked} {
    padding: var(--space-6) var(--space-5);
  }
`;

export const Corner = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-1-5);
  min-block-size: 20px;
  color: var(--text-secondary);

  ${stacked} {
    order: 1;
    justify-content: center;
    margin-block-start: var(--space-5);
  }
`;

export const Middle = styled.main`
  inline-size: 100%;
  max-inline-size: 368px;
  margin: auto;
  padding-block: var(--space-6);

  ${stacked} {
    margin-block: var(--space-2) 0;
    padding-block: 0;
  }
`;

export const Notice = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-block-end: var(--space-6);
`;

export const Foot = styled.footer`
  display: flex;
  justify-content: flex-end;
  /* As high as a control, as wide apart from the edge as a line of text. */
  block-size: 36px;
  margin-block: calc(-1 * (var(--space-2-5) - 1px));

  ${stacked} {
    order: 2;
    justify-content: center;
    block-size: auto;
    margin-block: auto 0;
    padding-block-start: var(--space-5);
  }
`;
