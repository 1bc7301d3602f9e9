import { awaited, registrations, runAwaited } from './registry.ts';

const forget = () => {
  awaited.id = null;
};

/** Runs a shortcut now, or once its page registers it unless the user does something else first. */
export function runShortcut(id: string): void {
  awaited.id = id;
  for (const registration of registrations) runAwaited(registration);
  if (awaited.id === null) return;
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, forget, { capture: true, once: true });
  }
}
