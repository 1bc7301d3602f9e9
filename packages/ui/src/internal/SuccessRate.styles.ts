import { styled } from 'styled-components';
import { container, media } from '../tokens/media.ts';

/** The meter shrinks before the number does. */
export const Rate = styled.span`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: var(--platform-space-2-5);

  > [role='meter'] {
    flex: none;
    inline-size: 50px;
  }
  > span {
    min-inline-size: 2rem;
  }
  ${container.narrow} {
    > [role='meter'] {
      display: none;
    }
  }
  ${media.phone} {
    > [role='meter'] {
      display: none;
    }
  }
`;
