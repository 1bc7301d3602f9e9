import { styled } from 'styled-components';

export const RoleField = styled.div`
  display: flex;
  align-items: center;
  gap: var(--platform-space-2);

  > :first-child {
    inline-size: 128px;
  }
  > output {
    color: var(--platform-text-tertiary);
  }
`;
