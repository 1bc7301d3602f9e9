import type { Brief, ContentSource } from '@platform/api';
import { readDraft, writeDraft } from '../drafts.ts';
import type { GenerationOptions, StoredVariant } from './generationTypes.ts';

const FORM = 'generation';

export function generationDrafts(userId: string): GenerationOptions['drafts'] {
  return {
    read() {
      const rows = parsed(readDraft(userId, FORM)?.['variants']);
      return Array.isArray(rows) ? rows.filter(isStoredVariant) : [];
    },
    keep(variants) {
      const text = variants.length === 0 ? '' : JSON.stringify(variants);
      writeDraft(userId, FORM, { variants: text });
      return (readDraft(userId, FORM)?.['variants'] ?? '') === text;
    },
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Storage is untrusted input: rows of another shape are skipped. */
function isStoredVariant(row: unknown): row is StoredVariant {
  const { variant, text, earlier } = (row ?? {}) as Partial<StoredVariant>;
  const isText = typeof text === 'string' && (earlier === null || typeof earlier === 'string');
  return (
    isText &&
    typeof variant?.id === 'string' &&
    Number.isInteger(variant.number) &&
    isBrief(variant.brief) &&
    areSources(variant.sources) &&
    (variant.earlierSources === undefined || areSources(variant.earlierSources))
  );
}

const texts = ['templateId', 'type', 'topic', 'audience', 'tone', 'language', 'length'] as const;

function isBrief(brief: Partial<Brief> | undefined): boolean {
  return (
    typeof brief === 'object' &&
    texts.every((name) => typeof brief[name] === 'string') &&
    Array.isArray(brief.keywords)
  );
}

const areSources = (sources: unknown): boolean => Array.isArray(sources) && sources.every(isSource);

const isSource = (source: Partial<ContentSource> | null): boolean =>
  typeof source?.documentName === 'string' && typeof source.passage === 'string';
