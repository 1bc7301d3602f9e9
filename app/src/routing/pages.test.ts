import { describe, expect, it } from 'vitest';
import { areas } from '../areas.ts';
import { createPages } from './pages.ts';

const pages = createPages(areas);

describe('the pages of the areas', () => {
  it.each([
    ['/settings/teams', 'teams'],
    ['/bot-studio/customise', 'customiseBot'],
    ['/bot-studio/bot_7', 'botEditor'],
    ['/voice-agent/edit/agent_7', 'editAgent'],
    ['/auth', 'signIn'],
  ])('%s is %s', (path, id) => {
    expect(pages.find(path)?.id).toBe(id);
  });

  it('finds no page for other URLs', () => {
    expect(pages.find('/nowhere')).toBeUndefined();
  });

  it.each([
    ['/settings/teams', 'settings'],
    ['/crm/leads', 'crm'],
    ['/voice-agent/edit/agent_7', 'voiceAgent'],
    ['/dashboard', undefined],
  ])('the parent page of %s is %s', (path, above) => {
    const page = pages.find(path);
    expect(page && pages.parentOf(page)?.id).toBe(above);
  });

  it('gives each page one id and one path', () => {
    const ids = pages.all.map(({ id }) => id);
    const paths = pages.all.map(({ path }) => path);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('leaves out the pages of a feature that is off', () => {
    const load = () => Promise.reject(new Error('No page is opened here.'));
    const inbox = { id: 'profile', path: '/inbox', feature: 'inbox', load } as const;
    const withInbox = [{ name: 'inbox', pages: [inbox] }];
    expect(createPages(withInbox).find('/inbox')).toBeUndefined();
    expect(createPages(withInbox, ['inbox']).find('/inbox')).toBe(inbox);
  });

  it('explains how to fix a missing page', () => {
    expect(() => createPages([]).href('teams')).toThrow("No area has a page 'teams'");
  });
});
