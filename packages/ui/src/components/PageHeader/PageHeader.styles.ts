import { css, styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

export const Root = styled.div`
  margin-block-end: var(--space-7);
  ${media.phone} {
    margin-block-end: var(--space-5);
  }
`;

const stacked = css`
  flex-direction: column;
  gap: var(--space-4);
`;

export const Top = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-6);

  & + * {
    margin-block-start: var(--space-7);
  }
  ${container.narrow} {
    ${stacked}
  }
  /* Beside buttons as wide as a phone the words would have no room, also outside a Page. */
  ${media.phone} {
    ${stacked}
  }
`;

export const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

export const Title = styled.h1`
  margin: 0;
  font: var(--type-page);
  letter-spacing: var(--track-page);
  overflow-wrap: anywhere;

  &:focus {
    outline: none;
  }
  ${media.phone} {
    font-size: 1.5rem;
    line-height: 1.875rem;
  }
`;

export const Description = styled.p`
  margin: calc(var(--space-1-5) - 1px) 0 0;
  max-inline-size: 64ch;
  font-size: 0.9375rem;
  line-height: 1.375rem;
  color: var(--text-secondary);
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-block-start: var(--space-0-5);

  ${media.phone} {
    inline-size: 100%;
    > * {
      flex: 1 1 auto;
    }
  }
`;
