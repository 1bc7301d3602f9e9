import { styled } from 'styled-components';
import { Root as VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.styles.ts';
import { container, media } from '../../tokens/media.ts';
import { row } from '../../internal/looks.styles.ts';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(300px, 356px) minmax(0, 1fr);
  gap: var(--platform-space-5-5);
  align-items: start;

  ${container.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Announced only. */
export const HiddenHeading = styled(VisuallyHidden).attrs({ as: 'h2' })`
  scroll-margin-block-start: calc(var(--platform-sticky-top, 0px) + var(--platform-space-4));
`;

export const Notices = styled.div`
  display: grid;
  gap: var(--platform-space-3);
  margin-block-end: var(--platform-space-4);

  &:empty {
    display: none;
  }
`;

export const Drafts = styled.div`
  display: grid;
  gap: var(--platform-space-4);
`;

/** Bulk actions of the drafts. */
export const Together = styled.div`
  ${row}
  gap: var(--platform-space-2);
  justify-content: flex-end;
  min-block-size: 36px;
  margin-block-end: var(--platform-space-3);

  > span {
    margin-inline-end: auto;
    color: var(--platform-text-secondary);
  }
`;

/** Empty and loading state. */
export const Instead = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 360px;
  padding: var(--platform-space-8) var(--platform-space-4);
  border-radius: var(--platform-radius-lg);
  box-shadow: 0 0 0 1px var(--platform-border-hairline);
`;

export const Choices = styled.div`
  display: flex;
  gap: var(--platform-space-3);
  margin-block-end: var(--platform-space-4);

  > * {
    flex: 0 1 200px;
    min-inline-size: 0;
  }
`;
