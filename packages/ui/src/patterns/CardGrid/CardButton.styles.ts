import { styled } from 'styled-components';
import { cardRing, plainButton, pressAnywhere } from '../../internal/looks.styles.ts';

/** The name of a `GridCard` as a button: a press anywhere on the card presses it. */
export const CardButton = styled.button.attrs({ type: 'button' })`
  ${plainButton}
  overflow-wrap: anywhere;
  ${pressAnywhere}
  ${cardRing}
`;
