import { styled } from 'styled-components';
import { media } from '../../tokens/media.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stepper } from '../../patterns/Stepper/Stepper.tsx';
import { row } from '../../internal/looks.styles.ts';

/** Wide enough for columns next to rows, and of one height, so that no step moves the buttons. */
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

/** What of the dialog changes with the step; it takes the focus then. */
export const Stage = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--platform-space-4);
  outline: 0;
  /* It takes the focus with each step, whose title and number stand above it. */
  scroll-margin-block-start: 12rem;
`;

/** Words at the start of a footer, before its buttons. */
export const FooterWords = styled.div`
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

/** Saves a file: words of a link, since it leads away from nothing. */
export const DownloadButton = styled(Button)`
  margin-inline: calc(-1 * var(--platform-space-2));
  padding-inline: var(--platform-space-2);

  /* As specific as the variant, whose colour it takes the place of. */
  &&,
  &&:hover {
    color: var(--platform-text-link);
  }
`;
