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
  gap: 10px;
  padding: 23px 28px;
  font: 600 0.9375rem/1.25rem var(--font-family-sans);
  letter-spacing: -0.012em;
`;

const middle = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 24px 16px;
  text-align: center;

  > svg {
    margin-block-end: 36px;
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
  margin-block-start: 10px;
  color: var(--text-secondary);
  font: var(--type-body-lg);
  text-wrap: balance;
`;

export const Actions = styled.div`
  display: flex;
  gap: 8px;
  margin-block-start: 28px;

  ${media.phone} {
    flex-direction: column;
    inline-size: 100%;
  }
`;
