import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

/** A button inside a field, with a target of 24 px or more. */
export const FieldButton = styled(IconButton)`
  && {
    inline-size: 1.875rem;
    block-size: 1.875rem;
    border-radius: var(--platform-radius-sm);
  }
  ${media.phone} {
    && {
      inline-size: 2.5rem;
      block-size: 2.5rem;
    }
  }
`;
