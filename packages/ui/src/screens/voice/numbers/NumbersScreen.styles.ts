import { css, styled } from 'styled-components';
import { Link } from '../../../components/Link/Link.tsx';
import { ellipsis } from '../../../internal/ellipsis.styles.ts';
import { container, media } from '../../../tokens/media.ts';

/** In the list layout the agent moves below the number and loses its tile. */
const list = css`
  > [data-tone] {
    display: none;
  }
`;

export const Agent = styled.span`
  display: flex;
  gap: var(--platform-space-2-5);
  align-items: center;
  min-inline-size: 0;

  ${container.list} {
    ${list}
  }
  ${media.phone} {
    ${list}
  }
`;

export const AgentLink = styled(Link)`
  display: block;
  color: var(--platform-text-primary);
  ${ellipsis}
  overflow: hidden;
`;

export const Directions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--platform-space-2-5);
  color: var(--platform-text-secondary);

  ${container.list} {
    white-space: nowrap;
  }
  ${media.phone} {
    white-space: nowrap;
  }
`;
