import { TooltipHost } from '@platform/ui';
import type { Decorator } from '@storybook/react-vite';

/** Draws a story's tooltips, the way a product's root does. */
export const withTooltips: Decorator = (Story) => (
  <>
    <Story />
    <TooltipHost />
  </>
);
