import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  background: var(--surface-sheet);

  &[data-layout='full'] {
    min-block-size: 100vh;
    min-block-size: 100dvh;
  }
`;

export const Brand = styled.header`
  display: flex;
  align-items: center;
  gap: var(--space-2-5);
  padding: calc(var(--space-6) - 1px) var(--space-7);
  font: 600 0.9375rem/1.25rem var(--font-family-sans);
  letter-spacing: -0.012em;
`;

const middle = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: var(--space-6) var(--space-4);
  text-align: center;

  > svg {
    margin-block-end: var(--space-9);
  }
`;

/** The middle of a page that stands alone. */
export const Main = styled.main`
  ${middle}
  padding-block-end: 96px;
`;

/** The middle of a page inside the shell, which has the main landmark. */
export const Content = styled.div`
  ${middle}
  min-block-size: 620px;

  ${media.phone} {
    min-block-size: 480px;
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-inline-size: 100%;
`;

export const Title = styled.h1`
  max-inline-size: 100%;
  font: var(--type-display-sm);
  letter-spacing: var(--track-display-sm);
  font-optical-sizing: auto;
  overflow-wrap: break-word;
  text-wrap: balance;
`;

export const Description = styled.p`
  max-inline-size: 44ch;
  margin-block-start: var(--space-2-5);
  color: var(--text-secondary);
  font: var(--type-body-lg);
  text-wrap: balance;
`;

export const Actions = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-block-start: var(--space-7);

  ${media.phone} {
    flex-direction: column;
    inline-size: 100%;
  }
`;
