import { styled } from 'styled-components';
import { media } from '../../../tokens/media.ts';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Stepper } from '../../../patterns/Stepper/Stepper.tsx';
import { row } from '../../../internal/looks.styles.ts';

/** One height for all steps, so that the buttons do not move. */
export const Frame = styled(Dialog.Root)`
  &&[data-size] {
    display: flex;
    flex-direction: column;
    block-size: min(720px, 100%);
    max-inline-size: 1000px;
  }
`;

export const Content = styled(Dialog.Body)`
  flex: 1;
`;

export const Steps = styled(Stepper)`
  margin-block-end: var(--platform-space-0-5);
`;

export const Stage = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--platform-space-4);
  outline: 0;
  /* Keeps the stepper in view when the step takes the focus. */
  scroll-margin-block-start: 12rem;
`;

export const FooterText = styled.div`
  ${row}
  flex: 1 1 auto;
  gap: var(--platform-space-1) var(--platform-space-4-5);
  min-inline-size: 0;
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
  ${media.narrow} {
    flex-basis: 100%;
  }
`;

export const DownloadButton = styled(Button)`
  margin-inline: calc(-1 * var(--platform-space-2));
  padding-inline: var(--platform-space-2);

  /* As specific as the variant, to override its colour. */
  &&,
  &&:hover {
    color: var(--platform-text-link);
  }
`;
