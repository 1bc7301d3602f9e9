import type { CountedList, Keyed } from './records.ts';

/** Kinds of text. */
export type ContentType = 'article' | 'email' | 'social_post' | 'call_script';

/** `draft` is being written, `ready` can be used, `archived` is hidden from the usual lists. */
export type ContentStatus = 'draft' | 'ready' | 'archived';

/** The author or editor of something, with the name they had then. Both '' if the server sent none. */
export interface ContentAuthor {
  /** Id of the person, which chooses the tint of their initials. */
  id: string;
  /** The name they had then. */
  name: string;
}

/** A content as lists show it. */
export interface ContentRow extends Keyed {
  /** The id that calls take. Without one it cannot be acted on. */
  id: string;
  /** '' for a content without a title. */
  title: string;
  /** `null` for a type that this client does not know. */
  type: ContentType | null;
  /** The type as it came. */
  typeText: string;
  /** `null` for a status that this client does not know. */
  status: ContentStatus | null;
  /** The status as it came. */
  statusText: string;
  /** Language tag, such as `en`; '' if the server sent none. */
  language: string;
  /** Author of the content. */
  author: ContentAuthor;
  /** Id of the template that it was generated from; '' for none. */
  templateId: string;
  /** Counts its saves, from 1; 0 if the server sent none. */
  version: number;
  /** `null` if the server sent none. */
  wordCount: number | null;
  /** The beginning of the text, without markup. */
  excerpt: string;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
  /** When it was last saved; `null` if the server sent no date. */
  updatedAt: Date | null;
}

/** One load of contents. */
export type ContentList = CountedList<'contents', ContentRow>;

/** A passage of a document that a content was generated from. */
export interface ContentSource {
  /** Id of the document. */
  documentId: string;
  /** Name of the document. */
  documentName: string;
  /** The text that is quoted. */
  passage: string;
}

/** Events in the history of a content. */
export type ContentEventKind =
  | 'generated'
  | 'created'
  | 'edited'
  | 'restored'
  | 'archived'
  | 'unarchived'
  | 'deleted';

/** A stored version. Saves that follow closely on each other are one. */
export interface ContentVersion extends Keyed {
  /** The number as text. */
  id: string;
  /** Its number, from 1. */
  version: number;
  /** The title at that time. */
  title: string;
  /** Language tag, such as `en`; '' if the server sent none. */
  language: string;
  /** HTML as it came over the wire: sanitise it before it is rendered. */
  body: string;
  /** Author of the version. */
  author: ContentAuthor;
  /** `null` for a kind that this client does not know. */
  kind: ContentEventKind | null;
  /** Number of the version that was restored; `null` for none. */
  restoredFrom: number | null;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
}

/** An event in the history of a content. */
export interface ContentEvent extends Keyed {
  /** The id that calls take. */
  id: string;
  /** `null` for a kind that this client does not know. */
  kind: ContentEventKind | null;
  /** The kind as it came. */
  kindText: string;
  /** Id of the content. */
  contentId: string;
  /** The title at that time. */
  title: string;
  /** Type of the content; `null` for one that this client does not know. */
  type: ContentType | null;
  /** True if the content was deleted: it can be neither opened nor restored. */
  isDeleted: boolean;
  /** The version that it made; `null` for none. */
  version: number | null;
  /** The version before it, or the one that was restored; `null` for none. */
  fromVersion: number | null;
  /** Author of the change. */
  author: ContentAuthor;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
}

/** Control of a template's input. */
export type TemplateInputType = 'text' | 'long_text' | 'number';

/** A value that a template asks for. */
export interface TemplateInput {
  /** Name in the prompt, such as `customer_name`. */
  key: string;
  /** Name in the form. */
  label: string;
  /** Control of the input. */
  type: TemplateInputType;
  /** True if no text is generated without it. */
  isRequired: boolean;
}

/** Fields of a template that a person sets. */
export interface TemplateFields {
  /** The name to show. */
  name: string;
  /** Type of the content it makes. */
  category: ContentType;
  /** Its purpose, in a sentence. */
  description: string;
  /** Inputs in addition to the brief. */
  inputs: readonly TemplateInput[];
  /** Names inputs as `{{key}}`. */
  prompt: string;
}

/** A template that texts are generated from. */
export interface Template extends Keyed, TemplateFields {
  /** The id that calls take. Without one it cannot be acted on. */
  id: string;
  /** True if it comes with the product: it can be duplicated, but not changed. */
  isBuiltIn: boolean;
  /** Counts its saves, from 1; 0 if the server sent none. */
  version: number;
  /** Number of saved contents that were generated from it; `null` if the server sent none. */
  uses: number | null;
  /** `null` if the server sent no date. */
  updatedAt: Date | null;
}

/** One load of templates. */
export type TemplateList = CountedList<'templates', Template>;

/** Tones of a generated text. */
export type Tone = 'plain' | 'friendly' | 'formal' | 'direct' | 'playful';

/** Lengths of a generated text. */
export type Length = 'short' | 'medium' | 'long';

/** Figures of a range of days. */
export interface ContentOverview {
  /** Contents that were created; `null` if the server sent none. */
  created: number | null;
  /** Saves, also several of one content; `null` if the server sent none. */
  saved: number | null;
  /** LLM tokens that generating took; `null` if the server sent none. */
  tokens: number | null;
  /** Contents that were created, by type, most first. */
  byType: readonly { type: ContentType | null; typeText: string; count: number }[];
  /** Contents that were created, by author, most first. */
  byAuthor: readonly { id: string; name: string; count: number }[];
  /** Each day of the range, such as `2026-11-26`, oldest first. */
  timeline: readonly { date: string | null; created: number; saved: number; tokens: number }[];
  /** Events that were counted; `null` if the server sent none. */
  counted: number | null;
  /** Events of the range; `null` if the server sent none. */
  total: number | null;
}
