import { styled } from 'styled-components';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { row } from '../../internal/looks.styles.ts';
import { media } from '../../tokens/media.ts';

export const Root = styled.div`
  ${row}
  gap: var(--platform-space-3) var(--platform-space-4);
`;

export const Texts = styled.div`
  flex: 1 1 200px;
`;

/** Keeps the height of the text it replaces. */
export const Line = styled(Skeleton)`
  display: inline-block;
`;

/** As high as a button. */
export const Buttons = styled(Skeleton)`
  inline-size: 10rem;
  block-size: var(--platform-density-comfortable-control);
  border-radius: var(--platform-radius-md);

  ${media.phone} {
    block-size: var(--platform-size-target-touch);
  }
`;
