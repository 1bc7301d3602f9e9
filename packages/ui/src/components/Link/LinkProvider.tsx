import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

/** What a link of the design system hands to the product's router. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads: a path of the product or a whole address. */
  href: string;
  /** Gets the `<a>`. */
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Renders a link by the product's router. */
export type LinkComponent = ComponentType<LinkComponentProps>;

function PlainLink({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<LinkComponent>(PlainLink);

export interface LinkProviderProps {
  /** Renders every link inside; a stable component. */
  component: LinkComponent;
  /** What gets the links. */
  children: ReactNode;
}

/** Gives the components inside the link of the product's router. Without it links are plain. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Returns the component that renders links here; a plain `<a>` without a provider. */
export function useLinkComponent(): LinkComponent {
  return use(LinkContext);
}
