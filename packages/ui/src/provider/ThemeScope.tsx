import { useLanguage } from '@platform/i18n';
import { use, useCallback, useMemo, useState, createContext } from 'react';
import type { ComponentPropsWithRef, CSSProperties } from 'react';
import type { Brand } from '../brand/types.ts';
import { FrameContext } from '../internal/FrameContext.ts';
import { PortalRootContext } from '../internal/Portal.tsx';
import { useComposedRefs } from '../internal/useComposedRefs.ts';
import type { PlatformProviderProps } from './PlatformProvider.tsx';
import { Scope } from './ThemeScope.styles.ts';

/** Brand of the provider around; a scope that changes the theme must set its colours again. */
const BrandContext = createContext<Brand | undefined>(undefined);

export interface ThemeScopeProps
  extends
    ComponentPropsWithRef<'div'>,
    Pick<PlatformProviderProps, 'theme' | 'brand' | 'portalRoot'> {}

export function ThemeScope({
  theme,
  brand,
  portalRoot,
  ref,
  style,
  children,
  ...rest
}: ThemeScopeProps) {
  const { tag } = useLanguage();
  const outerBrand = use(BrandContext);
  const shownBrand = brand ?? (theme === undefined ? undefined : outerBrand);
  const colors = useMemo(() => shownBrand && brandStyle(shownBrand), [shownBrand]);
  const outer = use(PortalRootContext);
  const [frame, setFrame] = useState<Document | null>(null);
  const [layers, setLayers] = useState<HTMLElement | null>(null);
  const readFrame = useCallback((scope: HTMLElement | null) => {
    if (scope && scope.ownerDocument !== document) setFrame(scope.ownerDocument);
  }, []);
  const composedRef = useComposedRefs(ref, readFrame);
  // A scope that keeps the colours can share the layers of the scope around.
  const hasLayers = portalRoot === undefined && (outer === undefined || theme !== undefined);
  return (
    <Scope
      ref={composedRef}
      lang={tag}
      {...rest}
      style={{ ...colors, ...style }}
      data-platform-scope
      data-theme={theme}
    >
      <BrandContext value={brand ?? outerBrand}>
        <FrameContext value={frame}>
          <PortalRootContext value={hasLayers ? layers : (portalRoot ?? outer)}>
            {children}
          </PortalRootContext>
        </FrameContext>
      </BrandContext>
      {hasLayers ? <div ref={setLayers} /> : null}
    </Scope>
  );
}

/** Colours of a brand as inline variables, each following the `color-scheme` of its element. */
function brandStyle({ light, dark }: Brand): CSSProperties {
  const names = Object.keys(light) as (keyof typeof light)[];
  return Object.fromEntries(
    names.map((name) => [name, `light-dark(${light[name]}, ${dark[name]})`]),
  );
}
