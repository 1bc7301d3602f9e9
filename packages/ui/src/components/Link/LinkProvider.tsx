import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

/** Props passed to the product's link component. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path in the product or an absolute URL. */
  href: string;
  /** Ref of the `<a>`. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Component that renders a link with the product's router. */
export type LinkComponent = ComponentType<LinkComponentProps>;

function PlainLink({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** Renders every link inside. Keep it stable. */
  component: LinkComponent;
  /** Components that render links. */
  children: ReactNode;
}

/** Makes components inside render links with the product's router. Without it links are plain. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Returns the link component of the provider; a plain `<a>` without one. */
export function useLinkComponent(): LinkComponent {
  return use(LinkContext);
}
