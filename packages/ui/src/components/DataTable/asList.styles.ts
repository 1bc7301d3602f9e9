import { css } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

/** Each condition under which the table is a list. */
export const asList = (rules: ReturnType<typeof css>) => css`
  ${container.list} {
    ${rules}
  }
  ${media.phone} {
    ${rules}
  }
  @media not print {
    :is([data-fit='list'], [data-fit='stacked']) && {
      ${rules}
    }
  }
`;
