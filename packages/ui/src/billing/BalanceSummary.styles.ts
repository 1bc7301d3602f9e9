import { styled } from 'styled-components';

/** As high as the strip it stands for, so that nothing jumps. */
export const Well = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 138px;
  padding: var(--platform-space-4);
  border-radius: var(--platform-radius-lg);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
  color: var(--platform-text-secondary);
  text-align: center;
`;
