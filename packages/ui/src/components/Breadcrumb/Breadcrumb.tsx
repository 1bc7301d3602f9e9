import { useComponentTexts } from '@platform/i18n';
import { ChevronRight } from 'lucide';
import type { ComponentPropsWithRef } from 'react';
import { showTruncationTooltip } from '../DataTable/showTruncationTooltip.ts';
import { Icon } from '../Icon/Icon.tsx';
import { RoutedLink } from '../../internal/RoutedLink.tsx';
import { Crumbs } from './Breadcrumb.styles.ts';

/** A step of a breadcrumb. */
export interface BreadcrumbItem {
  /** Title of the page; unique within the breadcrumb. */
  label: string;
  /** Omit it for a step without a page. */
  href?: string;
}

export interface BreadcrumbProps extends ComponentPropsWithRef<'nav'> {
  /** Accessible name of the landmark. @default 'Breadcrumb' */
  label?: string;
  /** From the outermost page to the current one. */
  items: readonly BreadcrumbItem[];
}

/** Path to the current page; on phones only its title. WAI-ARIA APG "Breadcrumb". */
export function Breadcrumb({ label, items, ...rest }: BreadcrumbProps) {
  const t = useComponentTexts();
  return (
    <Crumbs
      aria-label={label ?? t('common.breadcrumb')}
      onPointerOver={showTruncationTooltip}
      {...rest}
    >
      <ol>
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={item.label}>
              {!isLast && item.href ? (
                <RoutedLink href={item.href}>{item.label}</RoutedLink>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{item.label}</span>
              )}
              {isLast ? null : <Icon icon={ChevronRight} />}
            </li>
          );
        })}
      </ol>
    </Crumbs>
  );
}
