import { awaited, registrations, runAwaited } from './registry.ts';

const forget = () => {
  awaited.id = null;
};

/**
 * Does what is registered under an id; where the page is still on its way, as soon as it registers
 * it. Forgotten as soon as the person does something else.
 */
export function runShortcut(id: string): void {
  awaited.id = id;
  for (const registration of registrations) runAwaited(registration);
  if (awaited.id === null) return;
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, forget, { capture: true, once: true });
  }
}
