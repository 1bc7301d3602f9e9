import type { Page } from 'playwright/test';

/** Denies access, because a headless browser cannot prompt. */
export async function denyMicrophone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
}

export async function watchMicrophones(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const streams: MediaStream[] = [];
    Object.assign(window, { openedStreams: streams });
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (!devices) return;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      streams.push(stream);
      return stream;
    };
  });
}

/** State of each opened microphone: `live` or `ended`. */
export const microphoneStates = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { openedStreams: MediaStream[] }).openedStreams.flatMap((stream) =>
      stream.getTracks().map((track) => track.readyState),
    ),
  );
