import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';
import { Rows } from './UploadRows.styles.ts';

/** No first border, because the zone above has one. */
export const Files = styled(Rows)`
  margin: 0;

  > :first-child {
    border-block-start: 0;
  }
`;

export const News = styled.output`
  ${visuallyHidden}
`;
