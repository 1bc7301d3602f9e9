import { styled } from 'styled-components';
import { Select } from '../../components/Select/Select.tsx';
import { container, media } from '../../tokens/media.ts';

/** What is chosen is read in full: a toolbar takes room from its search before it cuts "7 days". */
export const Filter = styled(Select)`
  flex: var(--platform-filter-flex, 0 1 auto);
  inline-size: 168px;
  min-inline-size: fit-content;

  /* But for a name without end. */
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
