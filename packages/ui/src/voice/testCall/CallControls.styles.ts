import { css, styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/index.ts';
import { media } from '../../tokens/media.ts';

export const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--platform-space-2);
  margin-block-start: var(--platform-space-1);

  > * {
    flex: initial;
  }
  [data-wide] {
    grid-column: 1 / -1;
  }
  ${media.phone} {
    [data-wide][data-variant='danger'] {
      min-block-size: 52px;
    }
  }
`;

/** As specific as the variant, whose look it takes the place of. */
const quiet = css`
  &&,
  &&:hover,
  &&:active {
    background: var(--platform-brand-caller-bubble);
    box-shadow: none;
    color: var(--platform-brand-panel-text);
  }
  &&:is(:hover, :active) {
    box-shadow: inset 0 0 0 1px var(--platform-brand-panel-muted);
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

export const QuietLink = styled(ButtonLink)`
  ${quiet}
`;
