import { useLanguage } from '@platform/i18n';
import { use, useMemo, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import type { Brand } from '../brand/types.ts';
import { PortalRootContext } from '../internal/Portal.tsx';
import { BrandContext } from './BrandContext.ts';
import { brandStyle } from './brandStyle.ts';
import { Scope } from './ThemeScope.styles.ts';

export interface ThemeScopeProps extends ComponentPropsWithRef<'div'> {
  /** The colours inside, with a background. @default those around it; at the top, the device's */
  theme?: 'light' | 'dark' | undefined;
  /**
   * The product's own colours, from `createBrand`; browsers need `light-dark()` (2024). A stable
   * object. @default those around it
   */
  brand?: Brand | undefined;
  /** Where dialogs, menus and tooltips are put. @default an element at the end of the scope */
  portalRoot?: HTMLElement | undefined;
}

/** An element that gives its content theme, language and the place of what floats. */
export function ThemeScope({
  theme,
  brand,
  portalRoot,
  style,
  children,
  ...rest
}: ThemeScopeProps) {
  const { language } = useLanguage();
  const outerBrand = use(BrandContext);
  const shownBrand = brand ?? (theme === undefined ? undefined : outerBrand);
  const colors = useMemo(() => shownBrand && brandStyle(shownBrand), [shownBrand]);
  const outer = use(PortalRootContext);
  const [layers, setLayers] = useState<HTMLElement | null>(null);
  // Layers of a scope that changes no colours may lie with those around it.
  const hasLayers = portalRoot === undefined && (outer === undefined || theme !== undefined);
  return (
    <Scope
      lang={language === 'pseudo' ? 'en' : language}
      {...rest}
      style={{ ...colors, ...style }}
      data-platform-scope
      data-theme={theme}
    >
      <BrandContext value={brand ?? outerBrand}>
        <PortalRootContext value={hasLayers ? layers : (portalRoot ?? outer)}>
          {children}
        </PortalRootContext>
      </BrandContext>
      {hasLayers ? <div ref={setLayers} /> : null}
    </Scope>
  );
}
