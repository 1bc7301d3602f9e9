import { styled } from 'styled-components';
import { cardRing, plainButton, pressAnywhere } from '../../internal/looks.styles.ts';

/** Name of a `GridCard` as a button that covers the card. */
export const CardButton = styled.button.attrs({ type: 'button' })`
  ${plainButton}
  overflow-wrap: anywhere;
  ${pressAnywhere}
  ${cardRing}
`;
