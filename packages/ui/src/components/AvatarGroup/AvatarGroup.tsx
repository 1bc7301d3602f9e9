import { displayTexts, useFormats, useTranslation } from '@platform/i18n';
import type { ComponentPropsWithRef } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Popover } from '../Popover/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Face, More, People, Root } from './AvatarGroup.styles.ts';

/** A person of an `AvatarGroup`. */
export interface AvatarPerson {
  /** Identifies the person and selects the tint. */
  id: string;
  /** Full name or email address. */
  name: string;
  /** URL of a picture. */
  src?: string | null | undefined;
}

export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The people, most important first. */
  people: readonly AvatarPerson[];
  /** Accessible name of the list. @default 'People' */
  label?: string | undefined;
  /** Largest number of avatars; the others are behind a button with their number. @default 4 */
  max?: number;
  /** 28 or 34 px. @default 'medium' */
  size?: 'small' | 'medium';
}

/** People as overlapping avatars; a button lists the names of the others. Renders a `<ul>`. */
export function AvatarGroup({
  people,
  label,
  max = 4,
  size = 'medium',
  ...rest
}: AvatarGroupProps) {
  const t = useTranslation(displayTexts);
  const formats = useFormats();
  const shown = people.slice(0, Math.max(1, max));
  const others = people.slice(shown.length);
  const moreText = t('display.avatars.more', { count: others.length });
  return (
    <Root aria-label={label ?? t('display.avatars.people')} {...rest}>
      {shown.map(({ id, name, src }) => (
        <li key={id} title={name}>
          <Face id={id} name={name} src={src} size={size} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
      {others.length === 0 ? null : (
        <li>
          <Popover.Root>
            <More
              variant="icon"
              size="small"
              label={moreText}
              icon={<span>+{formats.number(others.length)}</span>}
            />
            <Popover.Content label={moreText}>
              <People>
                {others.map(({ id, name, src }) => (
                  <li key={id}>
                    <Avatar id={id} name={name} src={src} size="small" />
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </People>
            </Popover.Content>
          </Popover.Root>
        </li>
      )}
    </Root>
  );
}
