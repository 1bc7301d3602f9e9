import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  container: page / inline-size;
  flex: 1;
  min-inline-size: 0;
`;

export const Column = styled.div`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: calc(var(--size-content-max) + 80px);
  margin-inline: auto;
  padding: var(--space-9) var(--space-10) var(--space-14);

  &[data-width='wide'] {
    max-inline-size: none;
    padding-inline: var(--space-7);
  }
  &[data-width='narrow'] {
    max-inline-size: calc(600px + 48px);
    padding: var(--space-12) var(--space-6) var(--space-16);
  }
  @container page (max-width: 860px) {
    padding: var(--space-7) var(--space-6) var(--space-12);
  }
  ${media.phone} {
    &&& {
      padding: var(--space-5) var(--space-4) var(--space-10);
    }
  }
`;
