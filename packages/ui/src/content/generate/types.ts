import type { ContentSource, ContentType, Length, TemplateInput, Tone } from '@platform/domain';
import type { ContentPaths } from '../types.ts';
import type { FormRefusal } from '../../patterns/FormDialog/formTypes.ts';
import type { Remote } from '../../remote.ts';

/** How a text speaks, and how long it is. */
export const TONES = [
  'plain',
  'friendly',
  'formal',
  'direct',
  'playful',
] as const satisfies readonly Tone[];
export const LENGTHS = ['short', 'medium', 'long'] as const satisfies readonly Length[];

/** What a choice holds where none is made. */
export const NO_CHOICE = 'none';

/** What a brief holds as it is typed. */
export interface BriefInput {
  /** `NO_CHOICE` for none. */
  templateId: string;
  /** What the template asks for, by the keys of its inputs. */
  templateValues: Record<string, string>;
  /** What kind of content it becomes. */
  type: ContentType;
  /** What it is about, in a sentence or some. */
  topic: string;
  /** Who it is for; empty for everybody. */
  audience: string;
  /** How it sounds. */
  tone: Tone;
  /** Language tag. */
  language: string;
  /** How long the text becomes. */
  length: Length;
  /** Separated by commas. */
  keywords: string;
  /** '1' to '3'. */
  variants: string;
  /** `NO_CHOICE` for none. */
  knowledgeBaseId: string;
  /** What the service should know of the house, for this browser session. */
  brandNotes: string;
}

/** What is to be written; '' for no template, and for no knowledge base. */
export interface BriefValues extends Omit<BriefInput, 'keywords' | 'variants' | 'templateValues'> {
  /** What the inputs of the template hold, by their keys. */
  values: Readonly<Record<string, string>>;
  /** Words that are to be in the text, at most ten. */
  keywords: readonly string[];
  /** How many texts are written, 1 to 3. */
  variants: number;
}

/** A template to start from. */
export interface BriefTemplate {
  /** Its id at the service. */
  id: string;
  /** As people know it. */
  name: string;
  /** The kind of content it makes. */
  category: ContentType;
  /** What it asks for beside the brief. */
  inputs: readonly TemplateInput[];
}

/** A knowledge base to quote from. */
export interface BriefKnowledgeBase {
  /** Its id at the service. */
  id: string;
  /** As people know it. */
  name: string;
}

/** A text that was generated, without the text itself. */
export interface TextVariant {
  /** Tells it from the others, as long as the page is open. */
  id: string;
  /** From 1. */
  number: number;
  /** Still growing, whole, or ended before its end. */
  status: 'writing' | 'finished' | 'partial';
  /** What it was written for. */
  brief: { topic: string; language: string };
  /** What it quotes. */
  sources: readonly ContentSource[];
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
  /** Whether a text is still growing. */
  isWriting: boolean;
  /** Nothing has come for a while; it may go on. */
  isStalled: boolean;
  /** Events that could not be read. */
  ignored: number;
  /** Why it ended before its end; null while it has not. */
  end: { reason: TextEndReason; message: string } | null;
  /** The texts, in their order. */
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
  /** Calls back when the text of a variant grows. @returns ends the subscription */
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
  /** What a brief may start from. */
  templates: Remote<readonly BriefTemplate[]>;
  /** What the text may quote from. */
  knowledgeBases: Remote<readonly BriefKnowledgeBase[]>;
  /** LLM tokens; nothing is said of them where nobody knows. */
  meter: Remote<{ used: number; included: number } | null>;
  /** How many LLM tokens so many variants of a length cost, about. */
  estimate: (length: Length, variants: number) => number;
  /** Why nothing may be generated; left out where it may. */
  refusal?: string | undefined;
  /** What is being written, or was. */
  generation: GenerationView;
  /** Reads the growing texts, which change too often for props. */
  texts: VariantTexts;
  /** Has a brief written. */
  onGenerate: (brief: BriefValues) => void;
  /** Ends the writing and keeps what is there. */
  onStop: () => void;
  /** Has a variant written again. */
  onRegenerate: (id: string) => void;
  /** Shows the text from before it was written again, or the present one once more. */
  onSwapEarlier: (id: string) => void;
  /** Saves a variant as a file of Markdown on the device. */
  onDownload: (id: string) => void;
  /** Takes a variant away; it can be had back. */
  onDiscard: (id: string) => void;
  /** Saves variants as contents. Must not reject. */
  onSave: (ids: readonly string[]) => Promise<{ status: 'saved' } | FormRefusal>;
  /** Saves a variant and opens it in the editor. Must not reject. */
  onEdit: (id: string) => Promise<{ status: 'saved' } | FormRefusal>;
  /** The address of a saved content in the editor. */
  contentHref: (contentId: string) => string;
}
