import type { ContentKind, ContentPaths } from '../types.ts';
import type { FormRefusal } from '../../patterns/FormDialog/formTypes.ts';
import type { Remote } from '../../remote.ts';

/** How a text speaks, and how long it is. */
export const TONES = ['plain', 'friendly', 'formal', 'direct', 'playful'] as const;
export const LENGTHS = ['short', 'medium', 'long'] as const;

export type TextTone = (typeof TONES)[number];
export type TextLength = (typeof LENGTHS)[number];

/** What a choice holds where none is made. */
export const NO_CHOICE = 'none';

/** What a brief holds as it is typed. */
export interface BriefInput {
  /** `NO_CHOICE` for none. */
  templateId: string;
  /** What the template asks for, by the keys of its inputs. */
  templateValues: Record<string, string>;
  type: ContentKind;
  topic: string;
  audience: string;
  tone: TextTone;
  /** Language tag. */
  language: string;
  length: TextLength;
  /** Separated by commas. */
  keywords: string;
  /** '1' to '3'. */
  variants: string;
  /** `NO_CHOICE` for none. */
  knowledgeBaseId: string;
  brandNotes: string;
}

/** What is to be written; '' for no template, and for no knowledge base. */
export interface BriefValues extends Omit<BriefInput, 'keywords' | 'variants' | 'templateValues'> {
  values: Readonly<Record<string, string>>;
  keywords: readonly string[];
  variants: number;
}

/** Something that a template asks for. */
export interface TemplateInputItem {
  key: string;
  label: string;
  type: 'text' | 'long_text' | 'number';
  isRequired: boolean;
}

/** A template to start from. */
export interface BriefTemplate {
  id: string;
  name: string;
  category: ContentKind;
  inputs: readonly TemplateInputItem[];
}

/** A knowledge base to quote from. */
export interface BriefKnowledgeBase {
  id: string;
  name: string;
}

/** A passage that a text quotes. */
export interface TextSource {
  documentName: string;
  passage: string;
}

/** A text that was generated, without the text itself. */
export interface TextVariant {
  id: string;
  /** From 1. */
  number: number;
  status: 'writing' | 'finished' | 'partial';
  /** What it was written for. */
  brief: { topic: string; language: string };
  sources: readonly TextSource[];
  /** Whether the text from before it was written again is still there. */
  hasEarlier: boolean;
  /** The content it was saved as; '' before. */
  savedId: string;
}

/** Why a stream ended; `done` and `stopped` need no words. */
export type TextEndReason =
  | 'done'
  | 'stopped'
  | 'limit'
  | 'forbidden'
  | 'refused'
  | 'lost'
  | 'cut'
  | 'stalled'
  | 'garbled';

/** What is being written, and what was. */
export interface GenerationView {
  isWriting: boolean;
  /** Nothing has come for a while; it may go on. */
  isStalled: boolean;
  /** Events that could not be read. */
  ignored: number;
  end: { reason: TextEndReason; message: string } | null;
  variants: readonly TextVariant[];
  /** Whether there are variants from before the page was opened. */
  hasRestored: boolean;
  /** Whether what is not saved outlives the page. */
  isKept: boolean;
}

/** The texts themselves, which grow by the word: only who shows one is told. */
export interface VariantTexts {
  /** Markdown; '' for an unknown one. */
  textOf: (id: string) => string;
  /** @returns ends the subscription */
  subscribeText: (id: string, listener: () => void) => () => void;
}

export interface GenerateScreenProps {
  /** Where the links of the section lead. */
  paths: ContentPaths;
  /** Where a plan is chosen. */
  plansHref: string;
  /** What the brief begins with: what was typed before, or nothing. */
  initialBrief: BriefInput;
  /** Told what was typed once typing rests. */
  onBriefChange: (brief: BriefInput) => void;
  templates: Remote<readonly BriefTemplate[]>;
  knowledgeBases: Remote<readonly BriefKnowledgeBase[]>;
  /** LLM tokens; nothing is said of them where nobody knows. */
  meter: Remote<{ used: number; included: number } | null>;
  /** How many LLM tokens so many variants of a length cost, about. */
  estimate: (length: TextLength, variants: number) => number;
  /** Why nothing may be generated; left out where it may. */
  refusal?: string | undefined;
  generation: GenerationView;
  texts: VariantTexts;
  /** Has a brief written. */
  onGenerate: (brief: BriefValues) => void;
  onStop: () => void;
  /** Has a variant written again. */
  onRegenerate: (id: string) => void;
  /** Shows the text from before it was written again, or the present one once more. */
  onSwapEarlier: (id: string) => void;
  onDiscard: (id: string) => void;
  /** Saves variants as contents. Must not reject. */
  onSave: (ids: readonly string[]) => Promise<{ status: 'saved' } | FormRefusal>;
  /** Saves a variant and opens it in the editor. Must not reject. */
  onEdit: (id: string) => Promise<{ status: 'saved' } | FormRefusal>;
  /** The address of a saved content in the editor. */
  contentHref: (contentId: string) => string;
}
