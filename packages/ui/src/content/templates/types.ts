import type { Template, TemplateFields } from '@platform/domain';
import type { ConfirmOutcome } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { FormDrafts, FormRefusal } from '../../patterns/FormDialog/formTypes.ts';
import type { Remote } from '../../remote.ts';
import type { ContentPaths } from '../types.ts';

/** What is wrong between a prompt and its inputs. */
export interface TemplateCheck {
  /** Named in the prompt, and filled in by nothing. */
  unknown: readonly string[];
  /** Inputs that the prompt never names. */
  unused: readonly string[];
  /** Keys that are there twice, or that the brief has already. */
  twice: readonly string[];
  /** Whether the prompt names anything at all. */
  hasVariables: boolean;
}

/** What prompts and inputs have to fit. */
export interface TemplateRules {
  /** Compares the variables of a prompt with the keys of the inputs. */
  check: (prompt: string, keys: readonly string[]) => TemplateCheck;
  /** Whether a text can name an input. */
  isKey: (key: string) => boolean;
  /** What a prompt may name without an input. */
  briefKeys: readonly string[];
}

export type TemplateField = 'name' | 'category' | 'description' | 'inputs' | 'prompt';

/** Unsent text of the form; its inputs as JSON. */
export type TemplateDraft = Record<TemplateField, string>;

/** How a save ended. */
export type TemplateOutcome = { status: 'saved' } | FormRefusal<TemplateField>;

/** How a deletion ended: nothing where it was done; `inUse` where contents were made with it. */
export type TemplateRemoval =
  | ConfirmOutcome
  | { status: 'inUse'; contents: readonly { id: string; title: string }[] };

export interface TemplatesScreenProps {
  /** Where the links of the section lead. */
  paths: ContentPaths;
  /** The whole load, which is filtered in memory. */
  templates: Remote<{ templates: readonly Template[]; total: number | null }>;
  /** The address of a brief that starts from a template. */
  briefHref: (templateId: string) => string;
  /** What holds between a prompt and its inputs. */
  rules: TemplateRules;
  /** Looks in name, description and inputs. */
  search: string;
  /** Called with the text at each key press. */
  onSearchChange: (search: string) => void;
  /** A `ContentType`, or '' for all. */
  category: string;
  /** Asks for another category; empty for all. */
  onCategoryChange: (category: string) => void;
  /** Ids of the templates that are marked on this device. */
  favourites: ReadonlySet<string>;
  /** Marks a template as a favourite of this device, or no longer. */
  onFavouriteChange: (id: string, isFavourite: boolean) => void;
  /** Adds a template. Must not reject. */
  onAdd: (fields: TemplateFields) => Promise<TemplateOutcome>;
  /** Saves a template. Must not reject. */
  onUpdate: (template: Template, fields: TemplateFields) => Promise<TemplateOutcome>;
  /**
   * Deletes a template. Must not reject.
   *
   * @param isForced also where contents were made with it, which the person has seen by then
   */
  onDelete: (template: Template, isForced: boolean) => Promise<TemplateRemoval>;
  /** Where unsent text is kept; left out where it is not. */
  drafts?: FormDrafts<TemplateDraft> | undefined;
}
