import { useId } from 'react';
import type { ReactNode } from 'react';
import { About, Fields, Root } from './FormSection.styles.ts';

export interface FormSectionProps {
  title: string;
  description: string;
  children: ReactNode;
}

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
