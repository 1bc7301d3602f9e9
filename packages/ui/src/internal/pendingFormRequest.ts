import { useEffect } from 'react';

let pendingFormRequest: { form: string; id: string } | null = null;

const forget = () => {
  pendingFormRequest = null;
};

/** Requests a form on the page navigated to, until the next input. `id` is '' for a new record. */
export function requestForm(form: string, id: string): void {
  pendingFormRequest = { form, id };
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, forget, { capture: true, once: true });
  }
}

/** Opens the requested form once its record has loaded; `open` returns false until then. */
export function usePendingFormRequest(form: string, open: (id: string) => boolean): void {
  useEffect(() => {
    if (pendingFormRequest?.form === form && open(pendingFormRequest.id)) forget();
  });
}
