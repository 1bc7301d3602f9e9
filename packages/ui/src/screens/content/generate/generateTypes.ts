import type { ContentSource, ContentType, Length, TemplateInput, Tone } from '@platform/domain';
import type { ContentPaths } from '../types.ts';
import type { SaveOutcome } from '../../../patterns/FormDialog/formTypes.ts';
import type { Remote } from '../../../remote.ts';

export const TONES = [
  'plain',
  'friendly',
  'formal',
  'direct',
  'playful',
] as const satisfies readonly Tone[];
export const LENGTHS = ['short', 'medium', 'long'] as const satisfies readonly Length[];

/** Value of a select without a selection. */
export const NO_CHOICE = 'none';

/** Values of the brief form. */
export interface BriefInput {
  /** `NO_CHOICE` for none. */
  templateId: string;
  /** Template values by input key. */
  templateValues: Record<string, string>;
  /** Type of the content. */
  type: ContentType;
  /** Topic, in one or more sentences. */
  topic: string;
  /** Audience; '' for everyone. */
  audience: string;
  /** Tone of the text. */
  tone: Tone;
  /** Language tag. */
  language: string;
  /** Length of the text. */
  length: Length;
  /** Separated by commas. */
  keywords: string;
  /** '1' to '3'. */
  variants: string;
  /** `NO_CHOICE` for none. */
  knowledgeBaseId: string;
  /** Notes on the brand, kept for this browser session. */
  brandNotes: string;
}

/** A valid brief; '' for no template and no knowledge base. */
export interface BriefValues extends Omit<BriefInput, 'keywords' | 'variants' | 'templateValues'> {
  /** Template values by input key. */
  values: Readonly<Record<string, string>>;
  /** Words to use in the text, at most ten. */
  keywords: readonly string[];
  /** Number of texts, 1 to 3. */
  variants: number;
}

/** A template of a brief. */
export interface BriefTemplate {
  /** Template id. */
  id: string;
  /** Display name. */
  name: string;
  /** Type of the generated content. */
  category: ContentType;
  /** Inputs in addition to the brief. */
  inputs: readonly TemplateInput[];
}

/** A knowledge base to quote from. */
export interface BriefKnowledgeBase {
  /** Knowledge base id. */
  id: string;
  /** Display name. */
  name: string;
}

/** A generated text, without the text itself. */
export interface TextVariant {
  /** Unique on the page. */
  id: string;
  /** Counted from 1. */
  number: number;
  /** Still growing, complete, or interrupted. */
  status: 'writing' | 'finished' | 'partial';
  /** The brief it was written for. */
  brief: { topic: string; language: string };
  /** Quoted sources. */
  sources: readonly ContentSource[];
  /** True if the previous version of a rewritten text is available. */
  hasEarlier: boolean;
  /** Id of the saved content; '' before. */
  savedId: string;
}

/** Reason why a stream ended; `done` and `stopped` have no message. */
export type TextEndReason =
  | 'done'
  | 'stopped'
  | 'limit'
  | 'forbidden'
  | 'refused'
  | 'lost'
  | 'incomplete'
  | 'stalled'
  | 'garbled';

/** State of a generation. */
export interface GenerationView {
  /** True while a text grows. */
  isWriting: boolean;
  /** True if nothing was received for a while. */
  isStalled: boolean;
  /** Number of events that could not be parsed. */
  ignored: number;
  /** Reason of an interruption, otherwise null. */
  end: { reason: TextEndReason; message: string } | null;
  /** The texts, in order. */
  variants: readonly TextVariant[];
  /** True if variants were restored from an earlier visit. */
  hasRestored: boolean;
  /** True if unsaved texts survive leaving the page. */
  isKept: boolean;
}

/** Store of the growing texts; only subscribers render with each word. */
export interface VariantTexts {
  /** Returns Markdown; '' for an unknown id. */
  textOf: (id: string) => string;
  /** Subscribes to changes of a text. Returns an unsubscribe function. */
  subscribeText: (id: string, listener: () => void) => () => void;
}

/** Actions of the generator. Memoise them: a new identity re-renders every draft. */
export interface GenerateActions {
  /** Called with the brief, debounced. */
  onBriefChange: (brief: BriefInput) => void;
  /** Called with the brief on submit. */
  onGenerate: (brief: BriefValues) => void;
  /** Stops writing and keeps the text so far. */
  onStop: () => void;
  /** Writes a variant again. */
  onRegenerate: (id: string) => void;
  /** Switches between the previous and the current version of a rewritten text. */
  onSwapEarlier: (id: string) => void;
  /** Downloads a variant as a Markdown file. */
  onDownload: (id: string) => void;
  /** Discards a variant; can be undone. */
  onDiscard: (id: string) => void;
  /** Saves variants as contents. Must not reject. */
  onSave: (ids: readonly string[]) => Promise<SaveOutcome>;
  /** Saves a variant and opens it in the editor. Must not reject. */
  onEdit: (id: string) => Promise<SaveOutcome>;
}

export interface GenerateScreenProps {
  /** URLs of the tabs. */
  paths: ContentPaths;
  /** URL of the plans. */
  plansHref: string;
  /** Initial values: the last brief, or an empty one. */
  initialBrief: BriefInput;
  /** Available templates. */
  templates: Remote<readonly BriefTemplate[]>;
  /** Available knowledge bases. */
  knowledgeBases: Remote<readonly BriefKnowledgeBase[]>;
  /** Used and included LLM tokens; null if unknown. */
  meter: Remote<{ used: number; included: number } | null>;
  /** Returns the estimated LLM tokens. */
  estimate: (length: Length, variants: number) => number;
  /** Reason why nothing can be generated, or undefined. */
  refusal?: string | undefined;
  /** State of the generation. */
  generation: GenerationView;
  /** The growing texts, which change too often for props. */
  texts: VariantTexts;
  /** Returns the URL of a saved content's editor. */
  contentHref: (contentId: string) => string;
  /** Called by the form and the drafts. */
  actions: GenerateActions;
}
