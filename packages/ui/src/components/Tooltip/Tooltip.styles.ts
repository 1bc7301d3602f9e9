import { styled } from 'styled-components';

export const Trigger = styled.span`
  display: contents;
`;
