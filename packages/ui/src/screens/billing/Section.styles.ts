import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';
import { row } from '../../internal/looks.styles.ts';

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--platform-space-2) var(--platform-space-3);
  margin-block-end: var(--platform-space-3-5);

  &[data-gap='tight'] {
    margin-block-end: var(--platform-space-2);
  }
  &[data-gap='wide'] {
    margin-block-end: var(--platform-space-5);
  }
  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  ${container.narrow} {
    flex-wrap: wrap;

    > :first-child {
      flex-basis: min-content;
      max-inline-size: 100%;
    }
    &[data-gap='wide'] {
      row-gap: var(--platform-space-3-5);
    }
    &[data-gap='wide'] > :first-child {
      flex-basis: 100%;
    }
  }
`;

export const Heading = styled.div`
  ${row}
  gap: var(--platform-space-1) var(--platform-space-2-5);

  > * {
    max-inline-size: 100%;
  }
`;

export const Subtitle = styled.p`
  flex-basis: 100%;
  margin-block-start: calc(-1 * var(--platform-space-0-5));
  color: var(--platform-text-secondary);
`;

export const SmallLink = styled.span`
  font-size: var(--platform-font-size-md);

  > :any-link {
    min-block-size: var(--platform-size-target-min);
  }
`;
