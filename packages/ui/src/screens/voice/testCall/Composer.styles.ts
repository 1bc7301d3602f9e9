import { styled } from 'styled-components';
import { TextareaInput } from '../../../components/Textarea/TextareaInput.tsx';
import { row } from '../../../internal/looks.styles.ts';
import { media } from '../../../tokens/media.ts';

export const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  align-items: flex-end;
  padding: var(--platform-space-3) var(--platform-space-4);
  border-block-start: var(--platform-size-hairline) solid var(--platform-border-hairline);
  background: var(--platform-surface-sunken);

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

/** As high as a single-line field until the text has several lines. */
export const Line = styled(TextareaInput)`
  && {
    min-block-size: 0;
    max-block-size: 6lh;
    padding-block: var(--platform-space-1-5);
    padding-inline-start: var(--platform-control-start);
    resize: none;
  }
  ${media.phone} {
    && {
      padding-block: var(--platform-space-2-5);
    }
  }
`;

export const Note = styled.output`
  flex: 1;
  color: var(--platform-text-secondary);
  font-size: var(--platform-font-size-md);
`;

export const Footer = styled.div`
  ${row}
  flex: 1 0 100%;
  gap: var(--platform-space-1) var(--platform-space-3);
  justify-content: flex-end;

  ${media.screenKeyboard} {
    &:not(:has(${Note})) {
      display: none;
    }
  }
`;
