import type { Brief, GenerationFrame } from '@platform/api';
import { endOfError, endOfFrame } from './generationEnd.ts';
import { watchStalls } from './watchStalls.ts';
import { createTexts } from './generationTexts.ts';
import type {
  Generation,
  GenerationEnd,
  GenerationOptions,
  GenerationState,
  GenerationVariant,
} from './generationTypes.ts';
import { newVariants, settleAll, settled } from './generationVariants.ts';

const PERSIST_INTERVAL_MS = 2000;

/** Limits of ignored events and of text length; beyond them the stream is treated as garbage. */
const MAX_IGNORED = 20;
const MAX_TEXT_LENGTH = 200_000;

const READY: Omit<GenerationState, 'variants' | 'hasRestored'> = {
  isWriting: false,
  isStalled: false,
  ignored: 0,
  end: null,
  tokens: null,
  isKept: true,
};

/** Creates a text generation; drafts left by an earlier page of this tab are restored. */
export function createGeneration(options: GenerationOptions): Generation {
  const { open, after, onFrame, drafts } = options;
  const texts = createTexts(onFrame);
  const listeners = new Set<() => void>();
  const earlier = new Map<string, string>();
  const restored = drafts.read();
  for (const stored of restored) {
    texts.set(stored.variant.id, stored.text);
    if (stored.earlier !== null) earlier.set(stored.variant.id, stored.earlier);
  }
  let state: GenerationState = {
    ...READY,
    variants: restored.map(({ variant }) => ({ ...settled(variant), savedId: '' })),
    hasRestored: restored.length > 0,
  };
  let stream: AbortController | null = null;
  const silence = watchStalls(after, {
    onChange: (isStalled) => change({ isStalled }),
    onTimeout: () => finish({ reason: 'stalled', message: '' }),
  });
  let cancelPersist = () => {};

  function change(changes: Partial<GenerationState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function changeVariant(id: string, changes: Partial<GenerationVariant>): void {
    const variants = state.variants.map((one) => (one.id === id ? { ...one, ...changes } : one));
    change({ variants });
  }

  function keep(): void {
    const unsaved = state.variants.filter(({ id, savedId }) => savedId === '' && texts.get(id));
    const isKept = drafts.keep(
      unsaved.map((variant) => ({
        variant: settled(variant),
        text: texts.get(variant.id),
        earlier: earlier.get(variant.id) ?? null,
      })),
    );
    if (isKept !== state.isKept) change({ isKept });
  }

  function keepWhileStreaming(): void {
    cancelPersist = after(PERSIST_INTERVAL_MS, () => {
      keep();
      keepWhileStreaming();
    });
  }

  function finish(end: GenerationEnd, tokens: number | null = null): void {
    const endedStream = stream;
    stream = null;
    endedStream?.abort();
    silence.end();
    cancelPersist();
    const variants = settleAll(state.variants, end.reason, texts, earlier);
    change({ isWriting: false, isStalled: false, end, tokens, variants });
    keep();
  }

  async function run(brief: Brief, ids: readonly string[]): Promise<void> {
    const controller = new AbortController();
    stream = controller;
    change({ isWriting: true, isStalled: false, ignored: 0, end: null, tokens: null });
    silence.restart();
    keepWhileStreaming();
    try {
      for await (const frame of open({ ...brief, variants: ids.length }, controller.signal)) {
        if (stream !== controller) return;
        silence.restart();
        handleFrame(frame, ids);
        if (stream !== controller) return;
      }
      if (stream === controller) finish({ reason: 'incomplete', message: '' });
    } catch (error) {
      if (stream === controller) finish(endOfError(error));
    }
  }

  function handleFrame(frame: GenerationFrame, ids: readonly string[]): void {
    if (frame.type === 'alive') return;
    const id = 'variant' in frame ? ids[frame.variant] : '';
    if (frame.type === 'done') return finish({ reason: 'done', message: '' }, frame.tokens);
    if (frame.type === 'error') return finish(endOfFrame(frame.code, frame.message));
    if (frame.type === 'malformed' || id === undefined) {
      change({ ignored: state.ignored + 1 });
      if (state.ignored > MAX_IGNORED) finish({ reason: 'garbled', message: '' });
    } else if (frame.type === 'delta') {
      texts.append(id, frame.text);
      if (texts.get(id).length > MAX_TEXT_LENGTH) finish({ reason: 'garbled', message: '' });
    } else changeVariant(id, { sources: frame.sources });
  }

  function stop(): void {
    if (stream) finish({ reason: 'stopped', message: '' });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    textOf: texts.get,
    subscribeText: texts.subscribe,
    start(brief) {
      if (stream) return;
      // Saved variants are in the list by now.
      const others = state.variants.filter(({ savedId }) => savedId === '');
      const added = newVariants(brief, others);
      change({ variants: [...added, ...others] });
      void run(
        brief,
        added.map(({ id }) => id),
      );
    },
    stop,
    regenerate(id) {
      const variant = state.variants.find((one) => one.id === id);
      if (stream || !variant) return;
      earlier.set(id, texts.get(id));
      texts.set(id, '');
      const earlierSources = variant.sources;
      const changes = { sources: [], earlierSources, hasEarlier: true, savedId: '' };
      changeVariant(id, { status: 'writing', ...changes });
      void run(variant.brief, [id]);
    },
    swapEarlier(id) {
      const before = earlier.get(id);
      const variant = state.variants.find((one) => one.id === id);
      if (before === undefined || stream || !variant) return;
      earlier.set(id, texts.get(id));
      texts.set(id, before);
      const { sources: earlierSources, earlierSources: sources = [] } = variant;
      changeVariant(id, { status: 'finished', sources, earlierSources, savedId: '' });
      keep();
    },
    discard(id) {
      const index = state.variants.findIndex((one) => one.id === id);
      const variant = state.variants[index];
      if (!variant || variant.status === 'writing') return () => {};
      change({ variants: state.variants.filter((one) => one !== variant) });
      keep();
      return () => {
        if (state.variants.some((one) => one.id === id)) return;
        change({ variants: state.variants.toSpliced(index, 0, variant) });
        keep();
      };
    },
    markSaved(id, savedId) {
      changeVariant(id, { savedId });
      keep();
    },
    close() {
      stop();
      keep();
    },
  };
}
