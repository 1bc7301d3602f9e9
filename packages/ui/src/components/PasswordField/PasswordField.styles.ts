import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton.tsx';

export const Reveal = styled(IconButton)`
  && {
    inline-size: 30px;
    block-size: 28px;
    border-radius: var(--platform-radius-sm);
  }
`;
