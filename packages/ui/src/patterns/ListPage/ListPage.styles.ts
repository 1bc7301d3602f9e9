import { styled } from 'styled-components';
import { RemoteStats } from '../RemoteStats/RemoteStats.tsx';

export const Stats = styled(RemoteStats)`
  margin-block-end: var(--space-6);

  &[data-slim] {
    margin-block-end: var(--space-4-5);
  }
`;

export const Notice = styled.div`
  margin-block-end: var(--space-6);
`;

export const Waiting = styled.output`
  display: flex;
  justify-content: center;
  padding-block: 96px;
  color: var(--text-secondary);
`;
