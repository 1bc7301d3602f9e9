import type { ContentRow, contents, contentTemplates } from '@platform/api';
import { LayoutTemplate, PenLine } from 'lucide';
import { uniqueById } from '../routing/palette.ts';
import type { AreaPalette, PaletteRecord } from '../routing/palette.ts';
import { briefHref, contentHref, contentPaths } from './address.ts';

export const contentRecords = (rows: readonly ContentRow[]): PaletteRecord[] =>
  uniqueById(rows)
    .filter(({ title }) => title !== '')
    .map(({ id, title, author }) => ({
      id,
      label: title,
      hint: author.name,
      href: contentHref(id),
    }));

export const palette: AreaPalette = {
  actions: [
    {
      label: 'palette.action.newTemplate',
      icon: LayoutTemplate,
      page: 'contentTemplates',
      shortcut: 'contentTemplates.create',
      keys: 'c',
    },
  ],
  drafts: [
    {
      form: 'content',
      names: ['title'],
      locate: (id) => (id === '' ? null : { href: contentHref(id) }),
    },
    { form: 'brief', names: ['topic'], locate: () => ({ href: contentPaths.generate }) },
    { form: 'generation', names: [], locate: () => ({ href: contentPaths.generate }) },
    {
      form: 'template',
      names: ['name'],
      locate: (id) => ({
        href: contentPaths.templates,
        ...(id === '' ? { shortcut: 'contentTemplates.create' } : { opensById: true }),
      }),
    },
  ],
  records: [
    {
      label: 'shell.page.contentStudio',
      icon: PenLine,
      list: (read) => {
        const all = read<typeof contents>('content /v1/contents').flatMap((load) => load.contents);
        return contentRecords(all);
      },
      find: async (search) => (await import('./paletteSearch.ts')).findContents(search),
    },
    {
      label: 'shell.page.contentTemplates',
      icon: LayoutTemplate,
      list: (read) =>
        read<typeof contentTemplates>('content /v1/templates')
          .flatMap(({ templates }) => templates)
          .filter(({ id }) => id !== '')
          .map(({ id, name, description }) => ({
            id,
            label: name,
            hint: description,
            href: briefHref(id),
          })),
    },
  ],
};
