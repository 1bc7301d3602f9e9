import { css, styled } from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { ButtonLink } from '../../../components/Button/index.ts';
import { media } from '../../../tokens/media.ts';

export const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--platform-space-2);
  position: sticky;
  z-index: 1;
  inset-block-end: 0;
  padding-block: var(--platform-space-1) var(--platform-space-5);
  background: var(--platform-brand-panel);

  > * {
    flex: initial;
  }
  [data-wide] {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    padding-block-end: max(var(--platform-space-4), env(safe-area-inset-bottom));

    [data-wide][data-variant='danger'] {
      min-block-size: 52px;
    }
  }
`;

/** As specific as the variant, whose styles it replaces. */
const quiet = css`
  &&,
  &&:hover,
  &&:active {
    background: var(--platform-brand-caller-bubble);
    box-shadow: none;
    color: var(--platform-brand-panel-text);
  }
  &&:is(:hover, :active) {
    box-shadow: inset 0 0 0 var(--platform-size-hairline) var(--platform-brand-panel-muted);
  }
  &&[aria-disabled='true'] {
    box-shadow: none;
    color: var(--platform-brand-panel-muted);
    cursor: default;
  }
`;

export const QuietButton = styled(Button)`
  ${quiet}
`;

export const QuietCopyButton = styled(CopyButton)`
  ${quiet}
`;

export const QuietLink = styled(ButtonLink)`
  ${quiet}
`;
