import { styled } from 'styled-components';
import { RemoteStats } from '../RemoteStats/RemoteStats.tsx';

export const Stats = styled(RemoteStats)`
  margin-block-end: 24px;

  &[data-slim] {
    margin-block-end: 18px;
  }
`;

export const Notice = styled.div`
  margin-block-end: 24px;
`;

export const Waiting = styled.output`
  display: flex;
  justify-content: center;
  padding-block: 96px;
  color: var(--text-secondary);
`;
