import type { knowledgeBases } from '@platform/api';
import { Library, Plus } from 'lucide';
import type { AreaPalette } from '../routing/palette.ts';
import { baseHref, knowledgePath } from './address.ts';

/** A base may be in several loads. */
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
      form: 'knowledgeBase',
      names: ['name'],
      locate: (id) => ({ href: id === '' ? knowledgePath : baseHref(id), isAsked: true }),
    },
    {
      form: 'knowledgePage',
      names: ['url'],
      locate: () => ({ href: knowledgePath, isAsked: true }),
    },
    {
      form: 'knowledgeText',
      names: ['title'],
      locate: () => ({ href: knowledgePath, isAsked: true }),
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
        const known = all.filter(({ id }) => id !== '');
        return [...new Map(known.map((base) => [base.id, base])).values()].map(
          ({ id, name, description }) => ({
            id,
            label: name,
            ...(description && { hint: description }),
            href: baseHref(id),
          }),
        );
      },
    },
  ],
};
