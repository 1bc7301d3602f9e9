import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.section`
  padding: var(--space-5) var(--space-5-5);
  border-radius: var(--radius-lg);
  background: var(--surface-sheet);
  box-shadow: 0 0 0 1px var(--border-hairline);

  &[data-interactive]:hover {
    box-shadow:
      0 0 0 1px var(--border-default),
      var(--elevation-rest);
  }
  &[data-selected] {
    background: var(--accent-soft);
    box-shadow: 0 0 0 2px var(--accent-solid);
  }
  ${media.phone} {
    padding: var(--space-4);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  margin-block-end: var(--space-4-5);

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Heading = styled.div`
  > * {
    margin: 0;
    font: var(--type-title);
    letter-spacing: var(--track-title);
  }
`;

export const Description = styled.p`
  margin: var(--space-0-5) 0 0;
  font-size: 0.8125rem;
  line-height: 1.125rem;
  color: var(--text-tertiary);
`;
