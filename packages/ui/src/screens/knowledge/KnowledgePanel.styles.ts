import { styled } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { plainButton } from '../../internal/looks.styles.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

export const Part = styled(Stack)`
  padding: var(--platform-space-5-5);
`;

/** Its text is aligned with other texts: the padding of a quiet button is invisible. */
export const BackButton = styled(Button)`
  align-self: flex-start;
  margin-inline-start: calc(-1 * var(--platform-space-2-5));
`;

export const PartTitle = styled(Text)`
  margin-block-end: var(--platform-space-2);
`;

export const Note = styled(Text)`
  margin-block-end: var(--platform-space-2);
  color: var(--platform-text-secondary);
`;

export const Question = styled.form`
  display: grid;
  gap: var(--platform-space-3);
`;

export const Passages = styled.ol`
  display: grid;
  gap: var(--platform-space-2-5);
`;

export const Passage = styled.li`
  padding: var(--platform-space-3);
  border: 1px solid var(--platform-border-hairline);
  border-radius: var(--platform-radius-md);
  overflow-wrap: anywhere;
  white-space: pre-line;
  content-visibility: auto;
  contain-intrinsic-size: auto 7rem;

  &[data-found] {
    border-color: var(--platform-accent-solid);
    background: var(--platform-accent-soft);
    content-visibility: visible;
  }
`;

export const PassageHeader = styled.small`
  display: flex;
  flex-wrap: wrap;
  gap: var(--platform-space-2);
  justify-content: space-between;
  margin-block-end: var(--platform-space-1);
  color: var(--platform-text-secondary);
  font: var(--platform-type-caption);
  white-space: normal;
`;

export const FoundWord = styled.mark`
  border-radius: var(--platform-radius-2xs);
  background: var(--platform-accent-soft-strong);
  color: inherit;
  font-weight: 600;
`;

export const PassageLink = styled(Link)`
  display: inline-block;
  margin-block-start: var(--platform-space-1-5);
  white-space: normal;
`;

export const Checks = styled.ul`
  margin-block-end: var(--platform-space-3);
`;

export const Check = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 0 var(--platform-space-2);
  align-items: center;
  padding-block: var(--platform-space-2);
  border-block-start: 1px solid var(--platform-border-hairline);
`;

export const AskButton = styled.button.attrs({ type: 'button' })`
  ${plainButton}
  justify-self: start;
  min-block-size: var(--platform-size-target-min);
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
`;

export const CheckNote = styled(Text)`
  grid-column: 1 / -1;
`;
