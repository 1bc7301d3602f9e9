import { styled } from 'styled-components';

export const RoleField = styled.div`
  display: flex;
  align-items: center;
  gap: var(--platform-space-1);
  min-inline-size: 0;

  &[data-editing] {
    flex-wrap: wrap;
  }
  &[data-editing] > :first-child {
    flex: 1 0 max-content;
    max-inline-size: 100%;
  }
`;

export const RoleButtons = styled.span`
  display: flex;
  flex: none;
`;
