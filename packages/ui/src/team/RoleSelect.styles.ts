import { styled } from 'styled-components';

export const RoleField = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  > :first-child {
    inline-size: 128px;
  }
  > output {
    color: var(--text-tertiary);
  }
`;
