import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { focusClicked } from '../../internal/focusClicked.ts';
import { useOpen } from '../../internal/useOpen.ts';
import type { OpenProps } from '../../internal/useOpen.ts';
import { Icon } from '../Icon/Icon.tsx';
import { renderIcon } from '../Icon/renderIcon.tsx';
import type { IconSource } from '../Icon/renderIcon.tsx';
import { Note, Panel, Root, Title, Trigger } from './Disclosure.styles.ts';
import { DisclosureHeading } from './DisclosureHeading.tsx';
import type { HeadingLevel } from './DisclosureHeading.tsx';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'div'>, 'title'>, OpenProps {
  /** Label of the button; the same while open and closed. */
  title: ReactNode;
  /** Heading level of the title in the page's outline; omit it where the title is not a heading. */
  headingLevel?: HeadingLevel | undefined;
  /** Icon before the title. */
  icon?: IconSource | undefined;
  /** A few words or a badge at the end of the header; describes the button. */
  note?: ReactNode;
  /** `text` is a line of text, `row` as wide as its parent, `card` a box. @default 'text' */
  variant?: 'text' | 'row' | 'card';
  /** Makes the panel a landmark named by the title (WAI-ARIA APG "Accordion"). @default false */
  isRegion?: boolean;
  /** Props of the button, such as `tabIndex` in a list with one tab stop. */
  triggerProps?: (ComponentPropsWithRef<'button'> & Record<`data-${string}`, unknown>) | undefined;
}

/**
 * A button that shows and hides what follows (WAI-ARIA APG "Disclosure"). The
 * content stays mounted, so it keeps what was typed. Renders a `<div>`.
 */
export function Disclosure({
  title,
  headingLevel,
  icon,
  note,
  variant = 'text',
  isRegion = false,
  triggerProps,
  open,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: DisclosureProps) {
  const id = useId();
  const [isOpen, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const [hasMoved, setHasMoved] = useState(false);

  return (
    <Root {...rest} data-variant={variant} data-open={isOpen || undefined}>
      <DisclosureHeading level={headingLevel}>
        <Trigger
          type="button"
          {...triggerProps}
          id={`${id}trigger`}
          aria-expanded={isOpen}
          aria-controls={`${id}panel`}
          aria-describedby={note ? `${id}note` : undefined}
          onClick={(event) => {
            triggerProps?.onClick?.(event);
            if (event.defaultPrevented) return;
            focusClicked(event.currentTarget);
            setHasMoved(true);
            setOpen(!isOpen, 'trigger-press');
          }}
        >
          {renderIcon(icon)}
          <Title>{title}</Title>
          {note ? (
            <Note id={`${id}note`} aria-hidden="true">
              {note}
            </Note>
          ) : null}
          <Icon icon={ChevronDown} size={variant === 'row' ? 'medium' : 'small'} data-chevron />
        </Trigger>
      </DisclosureHeading>
      <Panel
        id={`${id}panel`}
        role={isRegion ? 'region' : undefined}
        aria-labelledby={isRegion ? `${id}trigger` : undefined}
        hidden={!isOpen}
        data-moves={hasMoved || undefined}
      >
        {children}
      </Panel>
    </Root>
  );
}
