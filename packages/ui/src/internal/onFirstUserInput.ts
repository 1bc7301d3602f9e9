const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

export function onFirstUserInput(run: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  function handleInput() {
    controller.abort();
    run();
  }
  for (const input of inputs) {
    document.addEventListener(input, handleInput, { capture: true, passive: true, signal });
  }
  return () => controller.abort();
}
