import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';

export const Root = styled.div`
  [data-person] > :any-link {
    display: inline-block;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    vertical-align: bottom;
    color: var(--platform-text-primary);
  }
  [data-truncate=''] {
    color: var(--platform-text-primary);
  }
  [data-mono] {
    font-family: var(--platform-font-family-mono);
    font-size: var(--platform-font-size-md);
  }
  &[data-two-lines] [data-lead-note] {
    display: block;
  }
  /* No room for a date next to a status. */
  ${container.tight} {
    [data-row] > [data-stack='meta']:has(> [datetime]) {
      display: none;
    }
  }
  [data-kind] {
    display: flex;
    align-items: center;
    gap: var(--platform-space-2-5);
    color: var(--platform-text-secondary);
  }
  [data-kind='type'] {
    color: var(--platform-text-primary);
  }
  [data-kind='direction'] {
    gap: var(--platform-space-2);
  }
`;
