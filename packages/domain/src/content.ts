import type { CountedList, Identified } from './records.ts';

export type ContentType = 'article' | 'email' | 'social_post' | 'call_script';

/** `archived` items are hidden from the default lists. */
export type ContentStatus = 'draft' | 'ready' | 'archived';

/** Author or editor, with the name at that time. Both are '' if the server sent none. */
export interface ContentAuthor {
  /** Id of the person; determines the tint of their initials. */
  id: string;
  /** Name at that time. */
  name: string;
}

export interface ContentRow extends Identified {
  /** '' for an untitled item. */
  title: string;
  /** `null` for an unknown type. */
  type: ContentType | null;
  /** The type as received. */
  typeText: string;
  /** `null` for an unknown status. */
  status: ContentStatus | null;
  /** The status as received. */
  statusText: string;
  /** Language tag, such as `en`; '' if the server sent none. */
  language: string;
  /** Author of the item. */
  author: ContentAuthor;
  /** Id of the template that it was generated from; '' for none. */
  templateId: string;
  /** Number of its saves, from 1; 0 if the server sent none. */
  version: number;
  /** `null` if the server sent none. */
  wordCount: number | null;
  /** Beginning of the text, without markup. */
  excerpt: string;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
  /** Time of the last save; `null` if the server sent no date. */
  updatedAt: Date | null;
}

export type ContentList = CountedList<'contents', ContentRow>;

/** A passage of a document that a content item was generated from. */
export interface ContentSource {
  /** Id of the document. */
  documentId: string;
  /** Name of the document. */
  documentName: string;
  /** Quoted text. */
  passage: string;
}

export type ContentEventKind =
  | 'generated'
  | 'created'
  | 'edited'
  | 'restored'
  | 'archived'
  | 'unarchived'
  | 'deleted';

/** A stored version. Saves in quick succession share one. */
export interface ContentVersion extends Identified {
  /** Its number, from 1. */
  version: number;
  /** The title at that time. */
  title: string;
  /** Language tag, such as `en`; '' if the server sent none. */
  language: string;
  /** Unsanitised HTML: sanitise it before rendering. */
  body: string;
  /** Author of the version. */
  author: ContentAuthor;
  /** `null` for an unknown kind. */
  kind: ContentEventKind | null;
  /** Number of the restored version; `null` for none. */
  restoredFrom: number | null;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
}

export interface ContentEvent extends Identified {
  /** `null` for an unknown kind. */
  kind: ContentEventKind | null;
  /** The kind as received. */
  kindText: string;
  /** Id of the content item. */
  contentId: string;
  /** The title at that time. */
  title: string;
  /** Type of the content item; `null` if unknown. */
  type: ContentType | null;
  /** True if the content item was deleted: it cannot be opened or restored. */
  isDeleted: boolean;
  /** The version it created; `null` for none. */
  version: number | null;
  /** The previous version, or the restored one; `null` for none. */
  fromVersion: number | null;
  /** Author of the change. */
  author: ContentAuthor;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
}

/** Control of a template's input. */
export type TemplateInputType = 'text' | 'long_text' | 'number';

export interface TemplateInput {
  /** Variable in the prompt, such as `customer_name`. */
  key: string;
  /** Label in the form. */
  label: string;
  /** Control of the input. */
  type: TemplateInputType;
  /** True if it must be filled in. */
  isRequired: boolean;
}

/** Editable fields of a template. */
export interface TemplateFields {
  /** Display name. */
  name: string;
  /** Type of the content it makes. */
  category: ContentType;
  /** Purpose, in one sentence. */
  description: string;
  /** Inputs in addition to the brief. */
  inputs: readonly TemplateInput[];
  /** Refers to inputs as `{{key}}`. */
  prompt: string;
}

export interface Template extends Identified, TemplateFields {
  /** True if it comes with the product: it can be duplicated but not changed. */
  isBuiltIn: boolean;
  /** Number of its saves, from 1; 0 if the server sent none. */
  version: number;
  /** Number of saved content items generated from it; `null` if the server sent none. */
  uses: number | null;
  /** `null` if the server sent no date. */
  updatedAt: Date | null;
}

export type TemplateList = CountedList<'templates', Template>;

export type Tone = 'plain' | 'friendly' | 'formal' | 'direct' | 'playful';

export type Length = 'short' | 'medium' | 'long';

/** Statistics of a date range. */
export interface ContentOverview {
  /** Content items created; `null` if the server sent none. */
  created: number | null;
  /** Number of saves, including several of one item; `null` if the server sent none. */
  saved: number | null;
  /** LLM tokens used; `null` if the server sent none. */
  tokens: number | null;
  /** Created content items by type, most frequent first. */
  byType: readonly { type: ContentType | null; typeText: string; count: number }[];
  /** Created content items by author, most frequent first. */
  byAuthor: readonly { id: string; name: string; count: number }[];
  /** Days of the range, such as `2026-11-26`, oldest first. */
  timeline: readonly { date: string | null; created: number; saved: number; tokens: number }[];
  /** Events that were counted; `null` if the server sent none. */
  counted: number | null;
  /** Events of the range; `null` if the server sent none. */
  total: number | null;
}

/** In characters; `sources` is a count. */
export const CONTENT_LIMITS = { title: 200, body: 400_000, sources: 50, passage: 2000 } as const;

/** In characters; `inputs` is a count. */
export const TEMPLATE_LIMITS = {
  name: { min: 2, max: 60 },
  description: 200,
  inputs: 10,
  label: 60,
  prompt: { min: 10, max: 4000 },
} as const;

/** In characters; `keywords` and `variants` are counts. */
export const BRIEF_LIMITS = {
  topic: { min: 10, max: 500 },
  audience: 200,
  keywords: 10,
  keyword: 40,
  brandNotes: 1000,
  variants: 3,
  value: 2000,
} as const;
