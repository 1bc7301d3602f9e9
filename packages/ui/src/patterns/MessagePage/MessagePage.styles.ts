import { css, styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  background: var(--platform-surface-sheet);

  &[data-layout='full'] {
    min-block-size: 100vh;
    min-block-size: 100dvh;
  }
`;

export const Brand = styled.header`
  display: flex;
  align-items: center;
  gap: var(--platform-space-2-5);
  padding: var(--platform-space-6) var(--platform-space-7);
  font: 600 var(--platform-font-size-lg)/1.3334 var(--platform-font-family-sans);
  letter-spacing: -0.012em;
`;

const middle = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: var(--platform-space-6) var(--platform-space-4);
  text-align: center;

  > svg {
    margin-block-end: var(--platform-space-9);
  }
`;

export const Main = styled.main`
  ${middle}
  padding-block-end: 96px;
`;

/** Centre of a page in the shell, which has the main landmark. */
export const Content = styled.div`
  ${middle}
  min-block-size: 620px;

  ${media.phone} {
    min-block-size: 480px;
  }
`;

export const TextBlock = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-inline-size: 100%;
`;

export const Title = styled.h1`
  max-inline-size: 100%;
  font: var(--platform-type-display-sm);
  letter-spacing: var(--platform-track-display-sm);
  font-optical-sizing: auto;
  overflow-wrap: break-word;
  text-wrap: balance;
`;

export const Description = styled.p`
  max-inline-size: 44ch;
  margin-block-start: var(--platform-space-2-5);
  color: var(--platform-text-secondary);
  font: var(--platform-type-body-lg);
  text-wrap: balance;
`;

export const Actions = styled.div`
  display: flex;
  gap: var(--platform-space-2);
  margin-block-start: var(--platform-space-7);

  ${media.phone} {
    flex-direction: column;
    inline-size: 100%;
  }
`;
