import { styled } from 'styled-components';

const Chip = styled.span`
  flex: none;
  margin-inline-start: auto;
  padding: 1px var(--platform-space-1-75);
  border-radius: var(--platform-radius-full);
  background: var(--platform-surface-pressed);
  color: var(--platform-text-secondary);
  font: 500 var(--platform-font-size-xs) / 1.4546 var(--platform-font-family-sans);
`;

export interface MarkProps {
  id: string;
  children: string;
}

/** One word next to a label, such as 'Soon'; describes the control for screen readers. */
export function Mark({ id, children }: MarkProps) {
  return (
    <Chip id={id} data-mark aria-hidden="true">
      {children}
    </Chip>
  );
}
