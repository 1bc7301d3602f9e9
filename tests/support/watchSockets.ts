import type { Page } from 'playwright/test';

interface OpenedSocket {
  url: string;
  isOpen: boolean;
  /** Sound chunks that were sent, of 40 ms each. */
  soundsSent: number;
}

/** Records the sockets of the page in the page itself, since WebDriver BiDi reports none. */
export async function watchSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class RecordedSocket extends WebSocket {
      soundsSent = 0;

      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        opened.push(this);
      }

      override send(data: Parameters<WebSocket['send']>[0]): void {
        if (typeof data !== 'string') this.soundsSent += 1;
        super.send(data);
      }
    }
    const opened: RecordedSocket[] = [];
    window.WebSocket = RecordedSocket;
    Object.assign(window, { openedSockets: opened });
  });
}

export const socketsOf = (page: Page): Promise<OpenedSocket[]> =>
  page.evaluate(() => {
    const { openedSockets } = window as unknown as {
      openedSockets: (WebSocket & { soundsSent: number })[];
    };
    return openedSockets.map(({ url, readyState, soundsSent }) => ({
      url,
      isOpen: readyState === WebSocket.OPEN,
      soundsSent,
    }));
  });
