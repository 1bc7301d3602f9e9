import type { ContentRow, Template, TemplateFields } from '@platform/domain';
import type { RemovalOutcome } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import type { FormDrafts, SaveOutcome } from '../../../patterns/FormDialog/formTypes.ts';
import type { CardSlots } from '../../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../../remote.ts';
import type { ContentPaths } from '../types.ts';

/** Result of comparing a prompt with its inputs. */
export interface TemplateCheck {
  /** Variables without an input. */
  unknown: readonly string[];
  /** Inputs that the prompt does not use. */
  unused: readonly string[];
  /** Duplicate keys, or keys of the brief. */
  duplicates: readonly string[];
  /** True if the prompt uses any variable. */
  hasVariables: boolean;
}

/** Rules for prompts and inputs. */
export interface TemplateRules {
  /** Compares the variables of a prompt with the keys of the inputs. */
  check: (prompt: string, keys: readonly string[]) => TemplateCheck;
  /** True if a prompt can use the key. */
  isKey: (key: string) => boolean;
  /** Variables that need no input. */
  briefKeys: readonly string[];
}

export type TemplateField = 'name' | 'category' | 'description' | 'inputs' | 'prompt';

/** Unsaved form values; inputs as JSON. */
export type TemplateDraft = Record<TemplateField, string>;

export interface TemplatesScreenProps {
  /** URLs of the tabs. */
  paths: ContentPaths;
  /** All templates; filtered on the client. */
  templates: Remote<{ templates: readonly Template[]; total: number | null }>;
  /** Returns the URL of a brief with the template. */
  briefHref: (templateId: string) => string;
  /** Rules for prompt and inputs. */
  rules: TemplateRules;
  /** Filters by name, description and inputs. */
  search: string;
  /** Called at each key press. */
  onSearchChange: (search: string) => void;
  /** A `ContentType`, or '' for all. */
  category: string;
  /** Called with a category, or '' for all. */
  onCategoryChange: (category: string) => void;
  /** Ids of favourites of this device. */
  favourites: ReadonlySet<string>;
  /** Adds or removes a favourite of this device. */
  onFavouriteChange: (id: string, isFavourite: boolean) => void;
  /** Adds a template. Must not reject. */
  onAdd: (fields: TemplateFields) => Promise<SaveOutcome<TemplateField>>;
  /** Saves a template. Must not reject. */
  onUpdate: (template: Template, fields: TemplateFields) => Promise<SaveOutcome<TemplateField>>;
  /** Deletes a template; `isForced` if the user has seen its contents. Must not reject. */
  onDelete: (
    template: Template,
    isForced: boolean,
  ) => Promise<RemovalOutcome<Pick<ContentRow, 'id' | 'title'>>>;
  /** Stores unsaved text; undefined to keep none. */
  drafts?: FormDrafts<TemplateDraft> | undefined;
  /** Custom parts. */
  slots?: CardSlots | undefined;
}
