import {
  builtinHandlers,
  builtinResolvers,
  ERROR_CODES,
  makeFsImporter,
  parse,
} from 'react-docgen';
import type { Documentation, Importer } from 'react-docgen';
import type { Plugin } from 'vite';
import { typedProps } from './typedProps.ts';

const { componentDocblockHandler, displayNameHandler } = builtinHandlers;
const handlers = [typedProps, componentDocblockHandler, displayNameHandler];
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** @param importer reads and caches modules that declare types */
export function docsOf(code: string, filename: string, importer: Importer): Documentation[] {
  try {
    return parse(code, { handlers, resolver, importer, filename });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION)
      return [];
    throw error;
  }
}

export function docgenPlugin(): Plugin {
  let importer = makeFsImporter();
  return {
    name: 'component-docs',
    enforce: 'pre',
    watchChange() {
      importer = makeFsImporter();
    },
    transform(code, id) {
      if (!id.endsWith('.tsx') || id.includes('/node_modules/')) return undefined;
      const lines = docsOf(code, id, importer)
        .filter(({ displayName }) => displayName)
        .map((docs) => `;${docs.displayName}.__docgenInfo=${JSON.stringify(docs)}`);
      // Code is only appended, so the source map stays valid.
      return { code: code + lines.join(''), map: null };
    },
  };
}
