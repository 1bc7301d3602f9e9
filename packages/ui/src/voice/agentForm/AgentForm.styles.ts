import { styled } from 'styled-components';
import { container, media } from '../../tokens/media.ts';
import { plainFieldset } from '../../internal/looks.styles.ts';

export const Form = styled.form`
  min-inline-size: 0;
`;

/** The sections, and the summary that stays beside them. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  gap: var(--platform-space-6) var(--platform-space-9);
  align-items: start;

  > aside {
    position: sticky;
    inset-block-start: var(--platform-space-6);
  }
  ${container.medium} {
    grid-template-columns: minmax(0, 1fr);

    > aside {
      position: static;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What lasts and concerns the form, over its fields. */
export const Notices = styled.div`
  display: grid;
  gap: var(--platform-space-3);
  margin-block-end: var(--platform-space-6);

  &:empty {
    display: none;
  }
`;

/** In the header where there is room, at the end of the form where there is not. */
export const HeadActions = styled.span`
  display: contents;

  ${container.list} {
    display: none;
  }
  ${media.phone} {
    display: none;
  }
`;

export const FootActions = styled.div`
  display: none;
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  gap: var(--platform-space-3);
  margin-block-start: var(--platform-space-4);
  padding-block: var(--platform-space-3);
  border-block-start: 1px solid var(--platform-border-hairline);
  background: var(--platform-surface-sheet);

  > * {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
  ${container.list} {
    display: flex;
    flex-wrap: wrap;
  }
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
  }
`;

/** A line below a group: what is wrong with it. */
export const GroupError = styled.p`
  color: var(--platform-danger-text);
  font-size: var(--platform-font-size-md);
`;

export const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--platform-space-1-5);
  ${plainFieldset}

  > legend {
    padding: 0;
    padding-block-end: var(--platform-space-1-5);
    font: var(--platform-type-label);
  }
`;

/** Checkboxes in a box, one in a row. */
export const CheckRows = styled.ul`
  max-block-size: 320px;
  border: 1px solid var(--platform-border-default);
  border-radius: var(--platform-radius-lg);
  overflow: auto;

  > li {
    display: flex;
    /* With large text the note goes below the name, of which no word breaks then. */
    flex-wrap: wrap;
    gap: 0 var(--platform-space-3);
    align-items: center;
    justify-content: space-between;
    padding: var(--platform-space-2) var(--platform-space-3);
  }
  > li + li {
    border-block-start: 1px solid var(--platform-border-hairline);
  }
  > li > label {
    flex: 1 0 min(7rem, 100%);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > li > small {
    flex: 0 1 auto;
    max-inline-size: max(50%, 8rem);
    color: var(--platform-text-secondary);
    font-size: var(--platform-font-size-md);
    overflow-wrap: anywhere;
  }
  > li[data-gone] > small {
    color: var(--platform-warning-text);
  }
`;

/** Said in place of a list without rows, with the link that makes one. */
export const Nothing = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-1) var(--platform-space-2-5);
  color: var(--platform-text-secondary);
`;

/** What the switch means today, under it. */
export const Caption = styled.p`
  color: var(--platform-text-secondary);
`;
