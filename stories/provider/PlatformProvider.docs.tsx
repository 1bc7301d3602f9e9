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
    'Around everything of the design system: theme, language, words, links and the place of what floats. One at the top is enough; a second one changes a part of the page.',
  dos: [
    {
      example: (
        <PlatformProvider theme="dark" style={padding}>
          {sample}
        </PlatformProvider>
      ),
      caption: 'A part with another theme: its dialogs and menus follow it.',
    },
    {
      example: (
        <PlatformProvider brand={brand} style={padding}>
          {sample}
        </PlatformProvider>
      ),
      caption: 'A brand changes accent and ground; what a status means stays.',
    },
  ],
  donts: [
    {
      example: (
        <div style={ownAccent}>
          <Button variant="primary">Invite User</Button>
        </div>
      ),
      caption: 'A colour of your own in a variable: nobody has measured its contrast.',
    },
  ],
  anatomy: [
    { name: 'Element', text: 'A div that sets the variables; nothing outside of it is touched.' },
    {
      name: 'Theme',
      text: 'Light or dark; left out, that around it, at the top that of the device.',
    },
    { name: 'Brand', text: 'From createBrand, which keeps every pair of colours legible.' },
    {
      name: 'Words',
      text: 'Language, texts of screens, texts of components and formats, each by itself.',
    },
    { name: 'Links', text: 'The link of the product’s router; plain links without.' },
    { name: 'Layers', text: 'At the end of the element, or in one that is handed over.' },
  ],
  keyboard: [],
  content: [
    'Texts that a product changes are handed over here, not at each component.',
    'One language at a time: a part in another one says so by its lang.',
  ],
};
