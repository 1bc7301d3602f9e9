import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';

export const Root = styled.section`
  padding: var(--platform-space-5) var(--platform-space-5-5);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);
  box-shadow: 0 0 0 1px var(--platform-border-hairline);

  &[data-interactive]:hover {
    box-shadow:
      0 0 0 1px var(--platform-border-default),
      var(--platform-elevation-rest);
  }
  &[data-selected] {
    background: var(--platform-accent-soft);
    box-shadow: 0 0 0 2px var(--platform-accent-solid);
  }
  ${media.phone} {
    padding: var(--platform-space-4);
  }
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--platform-space-3);
  margin-block-end: var(--platform-space-4-5);

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  /* Wraps if a long word leaves its neighbour no room. */
  ${media.phone} {
    flex-wrap: wrap;

    > :first-child {
      flex-basis: 8.125rem;
    }
  }
`;

export const Heading = styled.div`
  > * {
    margin: 0;
    font: var(--platform-type-title);
    letter-spacing: var(--platform-track-title);
  }
`;

export const Description = styled.p`
  margin: var(--platform-space-0-5) 0 0;
  font-size: var(--platform-font-size-md);
  line-height: 1.3847;
  color: var(--platform-text-tertiary);
`;
