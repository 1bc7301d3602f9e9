import { styled } from 'styled-components';
import { container, media } from '../../../tokens/media.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

/** In link colour only in the hovered or focused row, because each row has one. */
export const CompareLink = styled(Link)`
  color: var(--platform-text-secondary);

  [data-row]:focus-within & {
    color: var(--platform-text-link);
  }
  @media (hover: hover) {
    [data-row]:hover & {
      color: var(--platform-text-link);
    }
  }
`;

export const Choice = styled.div`
  inline-size: min(100%, 280px);

  ${container.medium} {
    inline-size: 100%;
  }
`;

export const More = styled(Stack)`
  margin-block-start: var(--platform-space-5);
`;

export const Choices = styled(Stack)`
  margin-block-end: var(--platform-space-5);

  > * {
    flex: 0 1 340px;
    min-inline-size: 0;
  }
  /* The chosen version is never truncated; it wraps to a second line. */
  && [role='combobox'] {
    block-size: auto;
    min-block-size: var(--platform-density-comfortable-control);
    padding-block: var(--platform-space-1-5);
  }
  && [role='combobox'] > * {
    white-space: normal;
  }
  ${media.phone} {
    && [role='combobox'] {
      min-block-size: var(--platform-size-target-touch);
    }
  }
`;
