import type { Page } from 'playwright/test';

/** Tries the actions of an injected script; returns which ones were blocked. */
export const tryInjectedScript = (page: Page, foreign: string): Promise<Record<string, string>> =>
  page.evaluate(runInjectedScript, foreign);

async function runInjectedScript(foreign: string): Promise<Record<string, string>> {
  const tries: Record<string, () => unknown> = {
    fetch: () => fetch(`${foreign}/fetch`),
    beacon: () => navigator.sendBeacon(`${foreign}/beacon`, 'x') || Promise.reject(new Error()),
    socket: () =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(foreign.replace('http', 'ws'));
        socket.addEventListener('open', resolve);
        socket.addEventListener('error', reject);
      }),
    events: () =>
      new Promise((resolve, reject) => {
        const source = new EventSource(`${foreign}/events`);
        source.addEventListener('open', resolve);
        source.addEventListener('error', reject);
      }),
    font: () => new FontFace('Foreign', `url(${foreign}/font)`).load(),
    worker: () => new Worker('data:text/javascript,0'),
    serviceWorker: () => navigator.serviceWorker.register('/favicon.svg'),
    form: () => {
      const form = document.createElement('form');
      form.action = `${foreign}/form`;
      document.body.append(form);
      form.submit();
    },
    // oxlint-disable-next-line no-eval -- the policy has to refuse it
    eval: () => window['eval']('1'),
    html: () => {
      document.body.innerHTML = '<b>x</b>';
    },
    timer: () => Reflect.apply(setTimeout, window, ['window.hacked = true']) as unknown,
    policy: () =>
      (
        window as unknown as {
          trustedTypes: { createPolicy: (name: string, rules: object) => void };
        }
      ).trustedTypes.createPolicy('foreign', {}),
  };
  const ended: Record<string, string> = {};
  for (const [name, attempt] of Object.entries(tries)) {
    try {
      await attempt();
      ended[name] = 'went through';
    } catch {
      ended[name] = 'refused';
    }
  }
  return ended;
}
