import { styled } from 'styled-components';

export const Facts = styled.dl`
  display: grid;
  gap: var(--platform-space-2);
  padding-inline: var(--platform-space-0-5);
  font-size: var(--platform-font-size-md);
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }
`;

export const FactValue = styled.dd`
  text-align: end;
`;
