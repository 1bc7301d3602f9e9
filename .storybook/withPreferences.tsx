import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { applyMediaRules, restoreMediaRules } from './mediaRules.ts';

/** Effects of forced colours on every element, in addition to the media rules. */
const forcedColours = `
  *, *::before, *::after {
    background-color: Canvas !important; border-color: CanvasText !important;
    box-shadow: none !important; color: CanvasText !important; text-shadow: none !important;
  }
  a, a * { color: LinkText !important; }
  button, button * { background-color: ButtonFace !important; color: ButtonText !important; }
  :disabled, :disabled *, [aria-disabled='true'], [aria-disabled='true'] * { color: GrayText !important; }
  :root { color-scheme: dark !important; }
`;

interface PreferenceProps {
  feature: string;
  styles?: string;
  children: ReactNode;
}

function Preference({ feature, styles, children }: PreferenceProps) {
  useEffect(() => {
    const sheet = document.createElement('style');
    sheet.textContent = styles ?? '';
    document.head.append(sheet);
    applyMediaRules(feature);
    const timer = window.setInterval(applyMediaRules, 300, feature);
    return () => {
      window.clearInterval(timer);
      sheet.remove();
      restoreMediaRules(feature);
    };
  }, [feature, styles]);
  return children;
}

/** Renders a story with reduced motion or forced colours, as selected in the toolbar. */
export const withPreferences: Decorator = (Story, { globals }) => {
  let story = <Story />;
  if (globals['motion'] === 'reduced') {
    story = <Preference feature="prefers-reduced-motion: reduce">{story}</Preference>;
  }
  if (globals['colours'] === 'forced') {
    story = (
      <Preference feature="forced-colors: active" styles={forcedColours}>
        {story}
      </Preference>
    );
  }
  return story;
};
