import { css } from 'styled-components';
import { container, media } from '../../tokens/media.ts';

/** Applies rules wherever the table is shown as a list. */
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
