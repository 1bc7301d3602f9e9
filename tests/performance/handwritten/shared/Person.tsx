import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';

interface PersonProps {
  name: string;
  email: string;
  href?: string;
  isPending?: boolean;
  children?: ReactNode;
}

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
