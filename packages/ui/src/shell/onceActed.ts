const acts = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Calls `run` at the first thing that a person does with the page. @returns gives it up */
export function onceActed(run: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  function handleAct() {
    controller.abort();
    run();
  }
  for (const act of acts) {
    document.addEventListener(act, handleAct, { capture: true, passive: true, signal });
  }
  return () => controller.abort();
}
