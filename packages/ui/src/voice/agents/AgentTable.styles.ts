import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

/** Names are links in the colour of text; what is secondary is quieter. */
export const Root = styled.div`
  [data-lead-title] > a {
    display: inline-block;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
    color: var(--platform-text-primary);
  }
  bdi {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  a > bdi {
    display: inline;
  }
  td > bdi {
    color: var(--platform-text-secondary);
  }
  [data-missing] {
    color: var(--platform-text-tertiary);
  }
  td[data-stack='actions'] {
    white-space: nowrap;
  }
  ${container.medium} {
    td [role='meter'] {
      display: none;
    }
  }
`;
