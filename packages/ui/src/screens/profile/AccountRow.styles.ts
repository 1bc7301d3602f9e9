import { styled } from 'styled-components';
import { container } from '../../tokens/media.ts';
import { forcedColorsBorder, row } from '../../internal/looks.styles.ts';
import { PermissionList } from '../../patterns/RoleRequests/PermissionList.tsx';

export const Column = styled.div`
  max-inline-size: 880px;
  margin-inline: auto;

  /* Keeps the ring of a focused control clear of the header and of the edge of the page. */
  :focus-visible {
    scroll-margin-block: calc(var(--platform-sticky-top, 0px) + var(--platform-space-4))
      var(--platform-space-4);
  }
`;

export const Rows = styled.div`
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);

  > * + * {
    border-block-start: 1px solid var(--platform-border-hairline);
  }
  ${forcedColorsBorder}
`;

export const Item = styled.li`
  & + & {
    border-block-start: 1px solid var(--platform-border-hairline);
  }
`;

export const Row = styled.div`
  ${row}
  gap: var(--platform-space-2-5) var(--platform-space-3-5);
  min-block-size: 58px;
  box-sizing: border-box;
  padding: var(--platform-space-3) var(--platform-space-4);
`;

export const Content = styled.div`
  flex: 1 1 180px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > :first-child {
    font-weight: 500;
  }
  > :not(:first-child) {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    line-height: 1.4616;
  }
`;

export const Code = styled.code`
  color: var(--platform-text-primary);
  font-family: var(--platform-font-family-mono);
`;

export const Tools = styled.div`
  ${row}
  gap: var(--platform-space-2);

  ${container.tight} {
    flex-basis: 100%;
  }
`;

export const Explained = styled.div`
  display: grid;
  gap: var(--platform-space-3);
  padding: var(--platform-space-3-5) var(--platform-space-4);
`;

export const Granted = styled(PermissionList)`
  --platform-grid-min: 14.375rem;
`;

export const Quiet = styled.p`
  padding: var(--platform-space-4);
  color: var(--platform-text-secondary);
`;
