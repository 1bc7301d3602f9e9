import { styled } from 'styled-components';
import { Description, Header, Title } from '../../components/Dialog/Dialog.styles.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { forcedColorsBorder } from '../../internal/looks.styles.ts';
import { Stack } from '../../components/Stack/Stack.tsx';

/** The tile precedes title and description without being part of the heading. */
export const Root = styled(Dialog.Root)`
  > ${Header} {
    min-block-size: var(--platform-size-target-touch);
    /* The tile, which grows with the text, and its gaps. */
    padding-inline-start: calc(2.75rem + 38px);
  }
  ${Title} {
    overflow-wrap: anywhere;
  }
  ${Description} {
    margin-block-start: 0;
  }
`;

export const TileSlot = styled.span`
  position: absolute;
  inset-block-start: 22px;
  inset-inline-start: 24px;
`;

export const Result = styled.output`
  &:empty {
    margin-block-start: calc(-1 * var(--platform-space-4-5));
  }
`;

export const Failure = styled(Stack)`
  padding: var(--platform-space-3-5) var(--platform-space-4);
  border-radius: var(--platform-radius-lg);
  background: var(--platform-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--platform-border-hairline);
  ${forcedColorsBorder}
`;

export const Footer = styled(Dialog.Footer)`
  justify-content: space-between;
`;
