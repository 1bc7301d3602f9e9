import { documentCalls } from '@platform/api/contract';
import type { Case } from '../case.ts';
import { toForm } from '../forms.ts';
import { assertThat } from '../mismatch.ts';
import { documentForm } from '../samples/knowledge.ts';
import type { World } from '../world.ts';

interface Stored {
  document: { id: string; name: string; size_bytes: number };
}

const { add, list } = documentCalls;
const { service, method, path } = add.call;
const about = {
  service,
  record: 'documents',
  call: `${method} ${path}`,
  extension: add.extension,
};

async function newUpload(world: World) {
  const { entries, ...content } = await documentForm(world);
  const file = entries.map(([, value]) => value).find((value) => value instanceof File);
  return { file, content: { ...content, raw: toForm(entries) } };
}

/** Checks files that are sent as forms. */
export const uploadScenarios: readonly Case[] = [
  {
    ...about,
    title: 'stores the name and the size of a file',
    async run(world) {
      const { file, content } = await newUpload(world);
      const { document } = await world.prepare<Stored>(add, content);
      const { name, size_bytes: size } = document;
      assertThat(name === file?.name, `response.document.name: ${file?.name}`, name);
      assertThat(size === file?.size, `response.document.size_bytes: ${file?.size}`, size);
    },
  },
  {
    ...about,
    title: 'stores a file once for the same upload_key',
    async run(world) {
      const { content } = await newUpload(world);
      const first = await world.prepare<Stored>(add, content);
      const second = await world.prepare<Stored>(add, content);
      const { id } = first.document;
      assertThat(second.document.id === id, 'the first document again', second.document);
      const { total } = await world.prepare<{ total: number }>(list, { params: content.params });
      assertThat(total === 1, 'response.total of the list: 1', total);
    },
  },
];
