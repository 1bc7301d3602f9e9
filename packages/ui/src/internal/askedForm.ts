import { useEffect } from 'react';

let asked: { form: string; id: string } | null = null;

const forget = () => {
  asked = null;
};

/**
 * Asks the page that is on its way for the form of a record. Forgotten as soon as the person does
 * something else.
 *
 * @param form what kind of form it is
 * @param id names the record among those of its kind; '' for a new one
 */
export function askForForm(form: string, id: string): void {
  asked = { form, id };
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, forget, { capture: true, once: true });
  }
}

/**
 * Opens the form that was asked for, once its record is there.
 *
 * @param open opens it, and says whether it could
 */
export function useAskedForm(form: string, open: (id: string) => boolean): void {
  useEffect(() => {
    if (asked?.form === form && open(asked.id)) forget();
  });
}
