import { afterEach, expect, it, vi } from 'vitest';
import { listDevices, watchDevices } from './devices.ts';
import { knownProblem } from './permission.ts';

afterEach(() => void vi.unstubAllGlobals());

const device = (kind: string, deviceId: string, label: string) => ({ kind, deviceId, label });

const found = [
  device('audioinput', 'desk', 'Desk'),
  device('audioinput', '', 'Hidden'),
  device('audioinput', 'unnamed', ''),
  device('audiooutput', 'headset', 'Headset'),
  device('videoinput', 'camera', 'Camera'),
];

/** A browser with audio devices, with or without a choice of speakers. */
function stubDevices(enumerateDevices: () => Promise<unknown>, canChooseSpeaker = true) {
  const mediaDevices = Object.assign(new EventTarget(), { enumerateDevices });
  vi.stubGlobal('navigator', { mediaDevices });
  vi.stubGlobal('AudioContext', { prototype: canChooseSpeaker ? { setSinkId() {} } : {} });
  return mediaDevices;
}

const desk = { id: 'desk', label: 'Desk' };
const headset = { id: 'headset', label: 'Headset' };

it.each([
  ['devices that have a name', async () => found, true, [desk], [headset]],
  ['no speakers if the browser cannot select one', async () => found, false, [desk], []],
  ['nothing if the list is refused', () => Promise.reject(new Error('no')), true, [], []],
])('offers %s', async (...row) => {
  const [, enumerate, canChooseSpeaker, microphones, speakers] = row;
  stubDevices(enumerate, canChooseSpeaker);
  expect(await listDevices()).toEqual({ microphones, speakers });
});

it('reports changed devices until it is stopped', () => {
  const devices = stubDevices(async () => []);
  const onChange = vi.fn<() => void>();
  const stop = watchDevices(onChange);
  devices.dispatchEvent(new Event('devicechange'));
  stop();
  devices.dispatchEvent(new Event('devicechange'));
  expect(onChange).toHaveBeenCalledOnce();
});

it.each<[string, object, object, string | null]>([
  ['no devices at all', {}, {}, 'unsupported'],
  ['a refused permission', { query: async () => ({ state: 'denied' }) }, {}, 'denied'],
  ['a permission to be asked for', { query: async () => ({ state: 'prompt' }) }, {}, null],
  ['a permission of unknown name', { query: () => Promise.reject(new TypeError()) }, {}, null],
  [
    'a frame that may not use it',
    { query: async () => ({ state: 'granted' }) },
    { featurePolicy: { allowsFeature: () => false } },
    'blocked',
  ],
])('finds the problem of %s', async (what, permissions, page, problem) => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    permissions,
    ...(what !== 'no devices at all' && { mediaDevices: {} }),
  });
  expect(await knownProblem()).toBe(problem);
});
