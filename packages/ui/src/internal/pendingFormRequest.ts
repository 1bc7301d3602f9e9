import { useEffect } from 'react';

let pendingFormRequest: { form: string; id: string } | null = null;

const forget = () => {
  pendingFormRequest = null;
};

/**
 * Requests the form of a record on the page being navigated to. Dropped on the next user input.
 * @param form kind of form
 * @param id id of the record; '' for a new one
 */
export function requestForm(form: string, id: string): void {
  pendingFormRequest = { form, id };
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, forget, { capture: true, once: true });
  }
}

/**
 * Opens the requested form once its record has loaded.
 * @param open opens it; returns false if it cannot yet
 */
export function usePendingFormRequest(form: string, open: (id: string) => boolean): void {
  useEffect(() => {
    if (pendingFormRequest?.form === form && open(pendingFormRequest.id)) forget();
  });
}
