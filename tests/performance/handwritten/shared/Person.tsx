import type { ReactNode } from 'react';

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part[0])
    .join('');

interface PersonProps {
  name: string;
  email: string;
  /** Where the name leads to. */
  href?: string;
  /** Stands behind the name. */
  children?: ReactNode;
}

/** Avatar and name; in a list the email goes under the name. */
export function Person({ name, email, href, children }: PersonProps) {
  return (
    <div className="who">
      <span className="avatar" aria-hidden="true">
        {initials(name)}
      </span>
      <div>
        <b>
          {href ? <a href={href}>{name}</a> : name}
          {children}
        </b>
        <small>{email}</small>
      </div>
    </div>
  );
}
