import { styled } from 'styled-components';
import { Dialog } from '../components/Dialog/index.ts';
import { forcedEdge } from '../internal/looks.styles.ts';

/** The tile precedes title and description without being part of the heading. */
export const Root = styled(Dialog.Root)`
  > header {
    min-block-size: var(--platform-size-target-touch);
    /* As much as the tile, which grows with the text, and the space around it. */
    padding-inline-start: calc(2.75rem + 38px);
  }
  > header h2 {
    overflow-wrap: anywhere;
  }
  > header p {
    margin-block-start: 0;
  }
  /* Speaks when a result comes; takes no room before. */
  output:empty {
    margin-block-start: calc(-1 * var(--platform-space-4-5));
  }
`;

export const TilePlace = styled.span`
  position: absolute;
  inset-block-start: 22px;
  inset-inline-start: 24px;
`;

export const Failure = styled.span`
  display: flex;
  gap: var(--platform-space-3-5);
  align-items: center;
  padding: var(--platform-space-3-5) var(--platform-space-4);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);

  > :last-child {
    min-inline-size: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  ${forcedEdge}
`;

export const Footer = styled(Dialog.Footer)`
  justify-content: space-between;
`;
