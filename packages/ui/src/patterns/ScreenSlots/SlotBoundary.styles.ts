import { styled } from 'styled-components';

export const Failure = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--platform-space-1);
  max-inline-size: 100%;
  vertical-align: middle;
  color: var(--platform-danger-text);
  font: var(--platform-type-caption);

  > svg {
    flex: none;
  }
`;

export const FailureText = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;
