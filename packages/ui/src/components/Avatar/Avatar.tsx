import { Mail } from 'lucide';
import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, Root } from './Avatar.styles.ts';
import { initialsOf, tintOf } from './avatarText.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'id'> {
  /** Full name or email address; the source of the initials. */
  name: string;
  /** Selects the tint, so that a person who is renamed keeps it. @default name */
  id?: string | undefined;
  /** URL of a picture. Initials are shown until it has loaded and if it fails to load. */
  src?: string | null | undefined;
  /** 28 or 34 px. @default 'medium' */
  size?: 'small' | 'medium';
  /** Shows the dashed circle of an invite that has not been accepted. @default false */
  isPending?: boolean;
}

/** A person's picture or initials. Decorative: show the name next to it. Renders a `<span>`. */
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
