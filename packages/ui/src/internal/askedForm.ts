import { useEffect } from 'react';

let asked: { form: string; id: string } | null = null;

const forget = () => {
  asked = null;
};

/**
 * Requests the form of a record on the page being navigated to. Dropped on the next user input.
 * @param form kind of form
 * @param id id of the record; '' for a new one
 */
export function askForForm(form: string, id: string): void {
  asked = { form, id };
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, forget, { capture: true, once: true });
  }
}

/**
 * Opens the requested form once its record has loaded.
 * @param open opens it; returns false if it cannot yet
 */
export function useAskedForm(form: string, open: (id: string) => boolean): void {
  useEffect(() => {
    if (asked?.form === form && open(asked.id)) forget();
  });
}
