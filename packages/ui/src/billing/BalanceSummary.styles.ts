import { css, styled } from 'styled-components';

/** As high as the strip it stands for, so that nothing jumps. */
const well = css`
  display: flex;
  align-items: center;
  justify-content: center;
  min-block-size: 138px;
  padding: 16px;
  border-radius: var(--radius-lg);
  box-shadow: inset 0 0 0 1px var(--border-hairline);
  color: var(--text-secondary);
  text-align: center;
`;

export const Well = styled.div`
  ${well}
`;

/** The same, announced. */
export const Waiting = styled.output`
  ${well}
`;
