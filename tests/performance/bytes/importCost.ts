import { build } from 'vite';
import type { Rolldown } from 'vite';
import { brotli } from '../precompress.ts';
import type { Chunk } from './chunk.ts';

/** The components of issue 2, section 4. */
export const componentSet = [
  'Button',
  'IconButton',
  'Link',
  'Field',
  'TextField',
  'Textarea',
  'PasswordField',
  'Select',
  'Combobox',
  'Checkbox',
  'Switch',
  'SegmentedControl',
  'Tabs',
  'Menu',
  'Dialog',
  'AlertDialog',
  'Sheet',
  'Tooltip',
  'ToastRegion',
  'Badge',
  'Avatar',
  'DataTable',
  'Pagination',
  'Meter',
  'Card',
  'EmptyState',
  'Banner',
  'Skeleton',
  'Spinner',
  'PageHeader',
  'Breadcrumb',
] as const;

/** What an import brings along. */
export interface ImportCost {
  /** Loaded with the import. */
  initial: Chunk[];
  /** Loaded when first needed. */
  later: Chunk[];
  /** Minified bytes by module of the first part, to find what is heavy. */
  modules: Chunk[];
}

const entry = 'virtual:entry';

/**
 * Bundles an import of `@platform/ui` for production, as an embedder would, with React external.
 *
 * @param names exports to import
 */
export async function importCost(names: readonly string[]): Promise<ImportCost> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@platform/source', 'module', 'browser', 'production'] },
    // A test runner sets NODE_ENV to 'test', which would keep the warnings of libraries in.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${names.join(', ')} } from '@platform/ui';` : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?($|\/)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const initial = staticParts(chunks);
  const size = (chunk: Rolldown.OutputChunk): Chunk => ({
    name: chunk.fileName,
    bytes: brotli(chunk.code).length,
  });
  return {
    initial: [...initial].map(size),
    later: chunks.filter((chunk) => !initial.has(chunk)).map(size),
    modules: [...initial].flatMap((chunk) =>
      Object.entries(chunk.modules).map(([id, module]) => ({
        name: id.replace(/^.*\/(node_modules|packages)\//, ''),
        bytes: module.renderedLength,
      })),
    ),
  };
}

function staticParts(chunks: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const parts = new Set(chunks.filter((chunk) => chunk.isEntry));
  for (const part of parts) {
    for (const chunk of chunks) if (part.imports.includes(chunk.fileName)) parts.add(chunk);
  }
  return parts;
}
