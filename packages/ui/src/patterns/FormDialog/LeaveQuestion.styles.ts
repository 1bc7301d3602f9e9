import { styled } from 'styled-components';

export const Question = styled.fieldset`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--platform-space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > p {
    flex: 1 1 140px;
    color: var(--platform-text-secondary);
  }
  > span {
    display: flex;
    gap: var(--platform-space-2);
  }
  b {
    display: block;
    color: var(--platform-text-primary);
    font-weight: 500;
  }
`;
