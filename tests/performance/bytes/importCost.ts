import { build, minifySync } from 'vite';
import type { Rolldown } from 'vite';
import { brotli } from '../precompress.ts';
import type { Chunk } from './chunk.ts';

/** Components whose total import cost is measured. */
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

/** Chunks of an import. */
export interface ImportCost {
  initial: Chunk[];
  /** Loaded when first needed. */
  later: Chunk[];
  /** Minified bytes by module of the first part, to find what is heavy. */
  modules: Chunk[];
}

const entry = 'virtual:entry';

/** Bundles an import of `@platform/ui` for production, with React external. */
export async function importCost(names: readonly string[]): Promise<ImportCost> {
  const chunks = await inProduction(() => bundle(names));
  const initial = staticParts(chunks);
  return {
    initial: [...initial].map(sizeOf),
    later: chunks.filter((chunk) => !initial.has(chunk)).map(sizeOf),
    modules: [...initial].flatMap((chunk) =>
      Object.entries(chunk.modules).map(([id, module]) => ({
        name: id.replace(/^.*\/(node_modules|packages)\//, ''),
        bytes: module.renderedLength,
      })),
    ),
  };
}

/** A test runner sets NODE_ENV to 'test', for which JSX is compiled in its development form. */
async function inProduction<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}

async function bundle(names: readonly string[]): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@platform/source', 'module', 'browser', 'production'] },
    // A library build leaves this to the embedder.
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
      lib: { entry, formats: ['es'], fileName: 'entry' },
      rolldownOptions: { input: entry, external: /^react(-dom)?($|\/)/ },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** A library build keeps whitespace, which the embedder's own build removes. */
function sizeOf({ fileName, code }: Rolldown.OutputChunk): Chunk {
  return { name: fileName, bytes: brotli(minifySync(fileName, code).code).length };
}

function staticParts(chunks: Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const parts = new Set(chunks.filter((chunk) => chunk.isEntry));
  for (const part of parts) {
    for (const chunk of chunks) if (part.imports.includes(chunk.fileName)) parts.add(chunk);
  }
  return parts;
}
