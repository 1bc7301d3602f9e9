import { styled } from 'styled-components';

export const Fallback = styled.div`
  padding-block: var(--platform-space-12);
`;
