import { styled } from 'styled-components';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Popover } from '../Popover/index.ts';
import { media } from '../../tokens/media.ts';

const ring = `
  outline: var(--platform-space-0-5) solid var(--platform-surface-sheet);
  outline-offset: 0;
`;

export const Root = styled.ul`
  display: inline-flex;
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    margin-inline-start: calc(-1 * var(--platform-space-1));
  }
`;

export const Face = styled(Avatar)`
  && {
    ${ring}
  }
  ${media.forcedColors} {
    border: var(--platform-size-hairline) solid CanvasText;
  }
`;

export const More = styled(Popover.Trigger)`
  && {
    inline-size: auto;
    min-inline-size: var(--platform-density-compact-control);
    padding-inline: var(--platform-space-1-5);
    border-radius: var(--platform-radius-full);
    background: var(--platform-neutral-soft);
    color: var(--platform-neutral-text);
    font: var(--platform-type-caption);
    font-variant-numeric: tabular-nums;
  }
  &&:not(:focus-visible) {
    ${ring}
  }
  ${media.touch} {
    && {
      min-inline-size: var(--platform-size-target-touch);
    }
  }
`;

export const People = styled.ul`
  display: grid;
  gap: var(--platform-space-2);
  max-block-size: 15rem;
  overflow-y: auto;

  > li {
    display: flex;
    gap: var(--platform-space-2-5);
    align-items: center;
    overflow-wrap: anywhere;
  }
`;
