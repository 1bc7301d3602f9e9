interface TabsProps {
  label: string;
  /** Address and name of each. */
  tabs: readonly (readonly [href: string, text: string])[];
  /** The name of the one that is shown. */
  current: string;
}

/** The pages of a section, below its heading. */
export function Tabs({ label, tabs, current }: TabsProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(([href, text]) => (
        <a key={href} href={href} aria-current={text === current ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
