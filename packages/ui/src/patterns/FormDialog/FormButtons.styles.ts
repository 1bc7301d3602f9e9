import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';

/** Apart from the buttons that end the form. */
export const Discard = styled(Button)`
  margin-inline-end: auto;
`;
