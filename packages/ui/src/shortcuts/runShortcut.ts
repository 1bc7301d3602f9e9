import { pending, registrations, runPending } from './registry.ts';

const cancelPending = () => {
  pending.id = null;
};

/** Runs a shortcut now, or once its page registers it unless the user does something else first. */
export function runShortcut(id: string): void {
  pending.id = id;
  for (const registration of registrations) runPending(registration);
  if (pending.id === null) return;
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, cancelPending, { capture: true, once: true });
  }
}
