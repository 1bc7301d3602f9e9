import { styled } from 'styled-components';
import { cardRing, plainButton, pressAnywhere } from '../../internal/looks.styles.ts';

export const CardButton = styled.button.attrs({ type: 'button' })`
  ${plainButton}
  overflow-wrap: anywhere;
  ${pressAnywhere}
  ${cardRing}
`;
