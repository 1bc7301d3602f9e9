import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';

interface PersonProps {
  name: string;
  email: string;
  /** Where the name leads to. */
  href?: string;
  isPending?: boolean;
  /** Shown after the name. */
  children?: ReactNode;
}

/** Avatar and name; in a list the email goes under the name. */
export function Person({ name, email, href, isPending = false, children }: PersonProps) {
  return (
    <div className="who">
      <Avatar name={name} isPending={isPending} />
      <div>
        <b>
          {href ? (
            <a href={href}>
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
          {children}
        </b>
        <small>
          <bdi>{email}</bdi>
        </small>
      </div>
    </div>
  );
}
