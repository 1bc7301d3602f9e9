import { Badge, Button, createBrand, PlatformProvider } from '@platform/ui';
import type { CSSProperties } from 'react';
import { Row } from '../components/layout.tsx';
import type { ComponentGuide } from '../docs/guide.ts';

const brand = createBrand({ accent: '#00796b', highlight: '#ff8a65', neutral: '#6b7280' });

const padding = { padding: 'var(--platform-space-5)' };

const ownAccent = { '--platform-accent-solid': '#ffd54f' } as CSSProperties;

const sample = (
  <Row>
    <Button variant="primary">Invite User</Button>
    <Badge tone="success">Active</Badge>
  </Row>
);

export const guide: ComponentGuide = {
  purpose:
    'Provides theme, language, texts, links and the place of overlays to the design system. Use one at the root; a nested one changes a part of the page.',
  dos: [
    {
      example: (
        <PlatformProvider theme="dark" style={padding}>
          {sample}
        </PlatformProvider>
      ),
      caption: 'A part with another theme, which its dialogs and menus follow.',
    },
    {
      example: (
        <PlatformProvider brand={brand} style={padding}>
          {sample}
        </PlatformProvider>
      ),
      caption: 'A brand changes accent and neutral colours; status colours stay.',
    },
  ],
  donts: [
    {
      example: (
        <div style={ownAccent}>
          <Button variant="primary">Invite User</Button>
        </div>
      ),
      caption: 'The contrast of your own colour in a variable is not checked.',
    },
  ],
  anatomy: [
    { name: 'Element', text: 'A div that sets the variables; nothing outside of it changes.' },
    {
      name: 'Theme',
      text: 'Light or dark. By default that of the surrounding provider, at the root that of the device.',
    },
    { name: 'Brand', text: 'From createBrand, which keeps every colour pair legible.' },
    {
      name: 'Texts',
      text: 'Language, texts of screens, texts of components and formats, each independently.',
    },
    { name: 'Links', text: 'The link component of the router; plain links by default.' },
    { name: 'Layers', text: 'At the end of the element, or in an element that you pass.' },
  ],
  keyboard: [],
  content: [
    'Pass changed texts here, not to each component.',
    'One language at a time: mark a part in another language with lang.',
  ],
};
