import { styled } from 'styled-components';
import { row } from '../../internal/looks.styles.ts';

export const Resume = styled.div`
  ${row}
  gap: var(--platform-space-3) var(--platform-space-4);
`;

export const ResumeText = styled.div`
  flex: 1 1 200px;
`;
