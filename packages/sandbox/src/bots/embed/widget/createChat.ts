import { MAX_QUESTION_LENGTH } from '@platform/api/contract';
import type { EmbedBotWire } from '@platform/api/contract';
import { isComposing } from '@platform/i18n/text';
import type { Reply } from './botClient.ts';
import { lineIcon, element } from './element.ts';
import { createLog } from './log.ts';
import type { WidgetSettings } from './settings.ts';
import { createStyles } from './styles.ts';
import { textOn } from './textOn.ts';
import { words } from './words.ts';

interface ChatOptions {
  bot: EmbedBotWire;
  settings: Pick<WidgetSettings, 'color' | 'position'>;
  ask: (question: string) => Promise<Reply>;
}

const BUBBLE = 'M21 12a8 8 0 0 1-8 8H4l1.6-3.2A8 8 0 1 1 21 12Z';
const CROSS = 'M6 6l12 12M18 6L6 18';
const ARROW = 'M5 12l7-7 7 7M12 19V5';

/** Bubble and closed chat in a shadow tree. Escape returns to the bubble; typed text is kept. */
export function createChat({ bot: { name, greeting }, settings, ask }: ChatOptions): HTMLElement {
  const host = element('div');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [createStyles()];
  const corner = element('div', { class: 'corner', 'data-position': settings.position });
  // Set by script, since a content security policy may forbid style attributes.
  corner.style.setProperty('--accent', settings.color);
  corner.style.setProperty('--on-accent', textOn(settings.color));

  const log = createLog(name);
  const field = element('input', {
    type: 'text',
    'aria-label': words.field,
    placeholder: words.field,
    maxlength: MAX_QUESTION_LENGTH,
    autocomplete: 'off',
    enterkeyhint: 'send',
  });
  const form = element(
    'form',
    {},
    field,
    element('button', { type: 'submit', 'aria-label': words.send }, lineIcon(ARROW)),
  );
  const cross = element(
    'button',
    { type: 'button', 'aria-label': words.close(name) },
    lineIcon(CROSS),
  );
  const chat = element(
    'section',
    { class: 'chat', id: 'chat', role: 'dialog', 'aria-label': name, hidden: true },
    element('header', {}, element('h2', {}, name), cross),
    log.element,
    form,
  );
  const bubble = element(
    'button',
    { type: 'button', class: 'bubble', 'aria-controls': 'chat' },
    lineIcon(BUBBLE),
  );

  function show(isOpen: boolean): void {
    chat.hidden = !isOpen;
    bubble.setAttribute('aria-expanded', String(isOpen));
    bubble.setAttribute('aria-label', isOpen ? words.close(name) : words.open(name));
    bubble.replaceChildren(lineIcon(isOpen ? CROSS : BUBBLE));
    if (!isOpen) {
      bubble.focus();
      return;
    }
    if (log.isEmpty() && greeting) log.answer(greeting, []);
    field.focus();
  }

  let isAnswering = false;
  async function send(question: string): Promise<void> {
    isAnswering = true;
    log.wait();
    const reply = await ask(question);
    isAnswering = false;
    if (reply.kind === 'answer') log.answer(reply.text, reply.sources);
    else {
      log.trouble(reply.kind === 'wait' ? words.wait(reply.seconds) : words.failed, () => {
        field.focus();
        void send(question);
      });
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const question = field.value.trim();
    if (question === '' || isAnswering) return;
    field.value = '';
    log.ask(question);
    void send(question);
  });
  bubble.addEventListener('click', () => show(chat.hidden === true));
  cross.addEventListener('click', () => show(false));
  chat.addEventListener('keydown', (event) => {
    // Keeps keyboard shortcuts of the host page from firing while the visitor types.
    event.stopPropagation();
    if (event.key === 'Escape' && !isComposing(event)) show(false);
  });

  corner.append(chat, bubble);
  shadow.append(corner);
  bubble.setAttribute('aria-expanded', 'false');
  bubble.setAttribute('aria-label', words.open(name));
  return host;
}
