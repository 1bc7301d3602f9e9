import { styled } from 'styled-components';
import { row } from '../internal/looks.styles.ts';

export const Resume = styled.div`
  ${row}
  gap: var(--platform-space-3) var(--platform-space-4);

  > div:first-of-type {
    flex: 1 1 200px;
  }
  p {
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
    font-variant-numeric: tabular-nums;
  }
  h2 {
    font: var(--platform-type-title);
    letter-spacing: var(--platform-track-title);
  }
`;

export const ResumeActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2-5);
`;
