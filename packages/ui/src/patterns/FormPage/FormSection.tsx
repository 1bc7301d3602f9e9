import { useId } from 'react';
import type { ReactNode } from 'react';
import { About, Fields, Root } from './FormSection.styles.ts';

export interface FormSectionProps {
  /** Names the section. */
  title: string;
  /** One sentence below the title. */
  description: string;
  /** The fields. */
  children: ReactNode;
}

/** A titled group of fields on a page. Renders a `<section>`. */
export function FormSection({ title, description, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <About>
        <h2 id={titleId}>{title}</h2>
        <p>{description}</p>
      </About>
      <Fields>{children}</Fields>
    </Root>
  );
}
