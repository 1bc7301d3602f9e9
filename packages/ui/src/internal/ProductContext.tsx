import { createContext, use, useMemo } from 'react';
import type { ReactNode } from 'react';

/** Custom illustrations; `null` shows none. */
export interface Illustrations {
  /** Illustration of an empty list. @default bars of a call */
  empty?: ReactNode;
  /** Illustration of an empty list of bots. @default two speech bubbles */
  bots?: ReactNode;
  /** Illustration of a search or filter without results. @default bars of a call */
  noResults?: ReactNode;
  /** Illustration of a missing page or record. @default bars of a call */
  notFound?: ReactNode;
  /** Illustration of a page that failed. @default falling bars of a call */
  error?: ReactNode;
  /** Illustration of a page that does not exist yet. @default bars of a call */
  comingSoon?: ReactNode;
  /** Decorative picture of the sign-in. @default bars of a call */
  signIn?: ReactNode;
}

export interface ProductLook {
  /** Mark of the product. */
  logo?: ReactNode;
  illustrations?: Illustrations | undefined;
}

/** Marks and pictures of the embedder's product, instead of the platform's. */
const ProductContext = createContext<ProductLook>({});

interface ProductProviderProps extends ProductLook {
  children: ReactNode;
}

/** A nested provider inherits what it does not set. */
export function ProductProvider({ logo, illustrations, children }: ProductProviderProps) {
  const outer = use(ProductContext);
  const value = useMemo(
    () => ({
      logo: logo === undefined ? outer.logo : logo,
      illustrations: illustrations
        ? { ...outer.illustrations, ...illustrations }
        : outer.illustrations,
    }),
    [outer, logo, illustrations],
  );
  return <ProductContext value={value}>{children}</ProductContext>;
}

export const useProductLogo = (): ReactNode => use(ProductContext).logo;

export const useIllustration = (name: keyof Illustrations): ReactNode =>
  use(ProductContext).illustrations?.[name];
