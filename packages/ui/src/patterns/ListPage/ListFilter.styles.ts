import { styled } from 'styled-components';
import { Select } from '../../components/Select/Select.tsx';
import { container, media } from '../../tokens/media.ts';

/** Shows the choice in full: the search of a toolbar shrinks first. */
export const Filter = styled(Select)`
  flex: var(--platform-filter-flex, 0 1 auto);
  inline-size: 168px;
  min-inline-size: fit-content;

  /* Limits very long names. */
  [role='combobox'] > span {
    max-inline-size: var(--platform-filter-text, 160px);
  }

  ${media.print} {
    display: none;
  }
  ${container.medium} {
    flex: var(--platform-filter-flex, 1 1 140px);
    inline-size: auto;

    [role='combobox'] > span {
      max-inline-size: none;
    }
  }
`;
