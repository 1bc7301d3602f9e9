import { styled } from 'styled-components';
import { Grid } from '../../components/Grid/Grid.tsx';
import { media } from '../../tokens/media.ts';

export const Requests = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sheet);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
`;

export const Request = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--platform-space-3);
  padding: var(--platform-space-3-5) var(--platform-space-4);

  & + & {
    border-block-start: 1px solid var(--platform-border-hairline);
  }
`;

export const Offer = styled.div`
  flex: 1 1 180px;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  > :first-child {
    font-weight: 500;
  }
  > :not(:first-child) {
    color: var(--platform-text-tertiary);
    font-size: var(--platform-font-size-md);
    line-height: 1.3847;
  }
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2-5);
`;

export const Permissions = styled(Grid)`
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  line-height: 1.5385;

  > li {
    display: flex;
    gap: var(--platform-space-2);
    min-inline-size: 0;
  }
  svg {
    flex: none;
    margin-block-start: var(--platform-space-0-5);
    color: var(--platform-accent-text);
  }
  ${media.forcedColors} {
    svg {
      color: CanvasText;
    }
  }
`;

export const GainedPermissions = styled.div`
  display: grid;
  gap: var(--platform-space-2-5);

  > p {
    font-weight: 500;
  }
`;
