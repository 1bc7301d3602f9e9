import { userEvent, waitFor, within } from 'storybook/test';

/** Retries the hover, because the tooltip code is still loading the first time. */
export async function hoverForTooltip(trigger: HTMLElement): Promise<HTMLElement> {
  const body = within(trigger.ownerDocument.body);
  return waitFor(
    async () => {
      await userEvent.unhover(trigger);
      await userEvent.hover(trigger);
      // Shorter than the whole timeout, so that the hover is repeated.
      return body.findByRole('tooltip', undefined, { timeout: 1000 });
    },
    { timeout: 8000 },
  );
}
