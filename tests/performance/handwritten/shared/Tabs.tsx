interface TabsProps {
  label: string;
  tabs: readonly (readonly [href: string, text: string])[];
  current: string;
}

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
