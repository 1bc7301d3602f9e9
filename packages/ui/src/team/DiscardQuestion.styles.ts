import { styled } from 'styled-components';

export const Question = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;

  > p {
    flex: 1 1 160px;
    color: var(--text-secondary);
  }
  b {
    display: block;
    color: var(--text-primary);
    font-weight: 500;
  }
`;
