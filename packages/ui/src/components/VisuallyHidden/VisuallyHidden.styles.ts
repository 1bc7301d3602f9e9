import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';

export const Root = styled.span`
  ${visuallyHidden}
`;
