import { element } from './element.ts';
import { words } from './words.ts';

export interface ChatLog {
  element: HTMLElement;
  isEmpty: () => boolean;
  ask: (question: string) => void;
  wait: () => void;
  answer: (text: string, sources: readonly string[]) => void;
  trouble: (text: string, onRetry: () => void) => void;
}

export function createLog(name: string): ChatLog {
  const list = element('div', {
    class: 'log',
    role: 'log',
    'aria-label': words.log,
    tabindex: 0,
  });
  /** Removed when the next message is shown. */
  let temporary: HTMLElement | null = null;

  function add(entry: HTMLElement): void {
    temporary?.remove();
    temporary = null;
    list.append(entry);
    list.scrollTop = list.scrollHeight;
  }

  function said(by: 'you' | 'bot', text: string): HTMLElement {
    const speaker = by === 'you' ? words.you : words.bot(name);
    const label = element('span', { class: 'hidden' }, speaker);
    return element('p', { class: 'said', 'data-by': by, dir: 'auto' }, label, text);
  }

  return {
    element: list,
    isEmpty: () => list.childElementCount === 0,
    ask: (question) => add(said('you', question)),
    wait() {
      const label = element('span', { class: 'hidden' }, words.waiting(name));
      const dots = [1, 2, 3].map(() => element('i'));
      const typingDots = element('p', { class: 'said dots', 'data-by': 'bot' }, label, ...dots);
      add(typingDots);
      temporary = typingDots;
    },
    answer(text, sources) {
      add(said('bot', text));
      if (sources.length > 0) {
        add(element('p', { class: 'source', dir: 'auto' }, words.from(sources.join(', '))));
      }
    },
    trouble(text, onRetry) {
      const retryButton = element('button', { type: 'button' }, words.again);
      retryButton.addEventListener('click', onRetry);
      const trouble = element('div', { class: 'trouble' }, element('p', {}, text), retryButton);
      add(trouble);
      temporary = trouble;
    },
  };
}
