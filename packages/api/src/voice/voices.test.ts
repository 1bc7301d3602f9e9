import { describe, expect, it } from 'vitest';
import { recordingClient, refusedFields } from '../testing/describedCalls.ts';
import { voiceCalls } from './voices.contract.ts';
import type { VoiceWire } from './voices.contract.ts';
import { voices } from './voices.ts';

const urlRules = { origin: 'https://app.test', origins: [], redirectHosts: [] };
const { response } = voiceCalls.list;

const wire: VoiceWire = {
  id: 'v1',
  name: 'Ada',
  language: 'en',
  gender: 'female',
  accent: 'British',
  provider: 'Sonora',
  preview_url: 'https://cdn.test/ada.wav',
};

const load = async (list: unknown) =>
  voices.load({ ...recordingClient(() => list).api, urlRules }, {}, new AbortController().signal);

describe('voices', () => {
  it('match their description', async () => {
    const { preview_url: previewUrl, ...rest } = wire;
    expect(await load(response.parse({ voices: [wire] }))).toEqual([
      { ...rest, key: 'v1', previewUrl },
    ]);
  });

  it.each<[unknown, string | null]>([
    ['https://cdn.test/ada.wav', 'https://cdn.test/ada.wav'],
    ['javascript:alert(1)', null],
    ['data:audio/wav;base64,AA', null],
    ['/ada.wav', null],
    [7, null],
    [undefined, null],
  ])('O09 read the sample URL %j as %j', async (preview_url, previewUrl) => {
    expect(await load([{ id: 'v1', preview_url }])).toMatchObject([
      { key: 'v1', name: 'Unknown', previewUrl },
    ]);
  });

  it.each<[object, string]>([
    [{ preview_url: 'ftp://cdn.test/ada.wav' }, 'preview_url'],
    [{ language: 'English' }, 'language'],
    [{ id: '' }, 'id'],
  ])('with %j do not match their description at %j', (part, field) => {
    expect(refusedFields(response, { voices: [{ ...wire, ...part }] })).toEqual([
      `voices.0.${field}`,
    ]);
  });
});
