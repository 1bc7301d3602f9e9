import type { knowledgeBases } from '@platform/api';
import { FileText, Library, Plus } from 'lucide';
import { uniqueById } from '../routing/palette.ts';
import type { AreaPalette } from '../routing/palette.ts';
import { baseHref, knowledgePath } from './address.ts';

export const palette: AreaPalette = {
  actions: [
    {
      label: 'palette.action.addSource',
      icon: Plus,
      page: 'knowledgeBase',
      shortcut: 'knowledge.add',
      keys: 'c',
    },
  ],
  drafts: [
    {
      form: 'knowledgeAnswer',
      names: ['question'],
      // Those of a call or chat reopen there.
      locate: (id) => (/^(?:call|chat):/.test(id) ? null : { href: knowledgePath }),
    },
    {
      form: 'knowledgeBase',
      names: ['name'],
      locate: (id) => ({ href: id === '' ? knowledgePath : baseHref(id), opensById: true }),
    },
    {
      form: 'knowledgePage',
      names: ['url'],
      locate: () => ({ href: knowledgePath, opensById: true }),
    },
    {
      form: 'knowledgeText',
      names: ['title'],
      locate: () => ({ href: knowledgePath, opensById: true }),
    },
  ],
  records: [
    {
      label: 'palette.group.knowledgeBases',
      icon: Library,
      list: (read) => {
        const all = read<typeof knowledgeBases>('knowledge /v1/knowledge-bases').flatMap(
          (load) => load.knowledgeBases,
        );
        return uniqueById(all).map(({ id, name, description }) => ({
          id,
          label: name,
          ...(description && { hint: description }),
          href: baseHref(id),
        }));
      },
    },
    {
      label: 'palette.group.documents',
      icon: FileText,
      // Loaded documents do not say which base they belong to.
      list: () => [],
      find: async (search) => (await import('./paletteSearch.ts')).findDocuments(search),
    },
  ],
};
