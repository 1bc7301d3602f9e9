import '@platform/ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { InShadowRoot } from './InShadowRoot';
import { Team } from './Team';

createRoot(document.getElementById('root') as HTMLElement).render(
  <InShadowRoot styles="/platform/styles.css">
    <Team />
  </InShadowRoot>,
);
