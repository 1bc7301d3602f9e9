import { css, styled } from 'styled-components';
import { MenuTrigger } from '../../components/Menu/MenuTrigger.tsx';
import { choiceTriggerStyles } from '../../components/Select/ChoiceTrigger.styles.ts';
import { Select } from '../../components/Select/Select.tsx';
import { container, media } from '../../tokens/media.ts';

/** Shows the choice in full: the search of a toolbar shrinks first. */
const filterStyles = css`
  flex: var(--platform-filter-flex, 0 1 auto);
  inline-size: var(--platform-filter-size, 168px);
  min-inline-size: fit-content;

  /* Limits very long names. */
  [aria-haspopup] > span {
    max-inline-size: var(--platform-filter-text, 160px);
  }

  ${media.print} {
    display: none;
  }
  ${container.medium} {
    flex: var(--platform-filter-flex, 1 1 140px);
    inline-size: auto;

    [aria-haspopup] > span {
      max-inline-size: none;
    }
  }
`;

export const Filter = styled(Select)`
  ${filterStyles}
`;

export const FilterBox = styled.div`
  ${filterStyles}
`;

export const FilterTrigger = styled(MenuTrigger)`
  && {
    ${choiceTriggerStyles}
  }
`;
