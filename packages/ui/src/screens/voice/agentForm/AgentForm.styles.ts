import { styled } from 'styled-components';
import { container, media } from '../../../tokens/media.ts';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { row } from '../../../internal/looks.styles.ts';
import { RuledItem, RuledList } from '../../../patterns/RuledList/RuledList.styles.ts';

/** The header and the sticky bar must not cover a focused field (WCAG 2.4.11). */
export const Root = styled.div`
  min-inline-size: 0;

  * {
    scroll-margin-block: calc(var(--platform-sticky-top, 0px) + var(--platform-space-10))
      var(--platform-space-20);
  }
`;

export const Form = styled.form`
  min-inline-size: 0;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 280px;
  gap: var(--platform-space-6) var(--platform-space-9);
  align-items: start;
  ${container.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Notices = styled.div`
  display: grid;
  gap: var(--platform-space-3);
  margin-block-end: var(--platform-space-6);

  &:empty {
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
  padding-block: var(--platform-space-3) max(var(--platform-space-3), env(safe-area-inset-bottom));
  border-block-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
  background: var(--platform-surface-sheet);

  > * {
    flex: 1 1 8rem;
    min-inline-size: 0;
  }
  ${container.medium} {
    display: flex;
    flex-wrap: wrap;
  }
  ${media.phone} {
    display: flex;
    flex-wrap: wrap;
  }
  ${media.low} {
    position: static;
  }
`;

export const CheckRows = styled(RuledList)`
  max-block-size: 320px;
  border: var(--platform-size-hairline) solid var(--platform-border-default);
  border-radius: var(--platform-radius-lg);
  overflow: auto;
`;

export const CheckRow = styled(RuledItem)`
  /* With large text the note wraps below the name, so that no word of the name breaks. */
  ${row}
  gap: 0 var(--platform-space-3);
  justify-content: space-between;
  padding: var(--platform-space-2) var(--platform-space-3);
`;

export const RowCheckbox = styled(Checkbox)`
  flex: 1 0 min(7rem, 100%);
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const CheckNote = styled.small`
  flex: 0 1 auto;
  max-inline-size: max(50%, 8rem);
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  overflow-wrap: anywhere;

  &[data-gone] {
    color: var(--platform-warning-text);
  }
`;

export const EmptyText = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-1) var(--platform-space-2-5);
  color: var(--platform-text-secondary);
`;
