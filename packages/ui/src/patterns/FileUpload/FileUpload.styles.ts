import { styled } from 'styled-components';
import { visuallyHidden } from '../../internal/visuallyHidden.styles.ts';
import { Rows } from './UploadRows.styles.ts';

/** The zone above is its first border. */
export const Files = styled(Rows)`
  margin: 0;

  > :first-child {
    border-block-start: 0;
  }
`;

export const News = styled.output`
  ${visuallyHidden}
`;
