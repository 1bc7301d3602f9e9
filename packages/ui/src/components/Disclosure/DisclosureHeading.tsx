import type { ReactNode } from 'react';

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface DisclosureHeadingProps {
  level: HeadingLevel | undefined;
  children: ReactNode;
}

export function DisclosureHeading({ level, children }: DisclosureHeadingProps) {
  if (level === undefined) return children;
  const Heading = `h${level}` as const;
  return <Heading>{children}</Heading>;
}
