import { Mail } from 'lucide';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, Root } from './Avatar.styles.ts';
import { initialsOf, tintOf } from './avatarText.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'id'> {
  /** Gives the initials; an email address will do. */
  name: string;
  /** Chooses the tint, so that a renamed person keeps it. @default name */
  id?: string | undefined;
  /** Address of a picture; initials stand in until it is here and when it cannot be had. */
  src?: string | null | undefined;
  /** 28 or 34 px. @default 'medium' */
  size?: 'small' | 'medium';
  /** Draws the dashed circle of an invite that is not accepted. @default false */
  isPending?: boolean;
}

/** A person's picture or initials. Decorative: the name stands beside it. Renders a `<span>`. */
export function Avatar({
  name,
  id = name,
  src,
  size = 'medium',
  isPending = false,
  ...rest
}: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const hasPicture = Boolean(src) && src !== failedSrc && !isPending;
  return (
    <Root
      {...rest}
      aria-hidden="true"
      data-size={size}
      data-tint={isPending ? 'pending' : tintOf(id)}
    >
      {isPending ? <Icon icon={Mail} /> : initialsOf(name)}
      {hasPicture ? (
        <Picture
          alt=""
          src={src ?? ''}
          referrerPolicy="no-referrer"
          onError={() => setFailedSrc(src ?? null)}
        />
      ) : null}
    </Root>
  );
}
