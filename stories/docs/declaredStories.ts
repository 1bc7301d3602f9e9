import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** A story as its source declares it. */
export interface DeclaredStory {
  id: string;
  title: string;
  name: string;
  hasPlay: boolean;
  /** Width that its own globals set, as a value or by a constant of that name. */
  width: string | undefined;
  /** Additional modes in which it is tested; see `.storybook/modes.ts`. */
  alsoIn: readonly string[];
  /** True if it is compared with a picture in both themes. */
  hasPicture: boolean;
}

/** Matches a story and its source, which is always formatted the same way. */
const declaration =
  /^export const (\w+)(?:: [^=]+)? = ([^]*?)(?=^(?:export|const|function|async|\/\*\*)|(?![^]))/gm;

const ownWidth = /\bglobals: (?:\{ viewport: \{ value: '(\w+)'|(phone|tablet)\b)/;

function modesIn(source: string): Pick<DeclaredStory, 'width' | 'alsoIn' | 'hasPicture'> {
  const [, value, constant] = ownWidth.exec(source) ?? [];
  const isAtEveryWidth = /\batEveryWidth\b/.test(source);
  const list = /\balsoIn: \[([^\]]*)\]/.exec(source)?.[1];
  const hasPicture = /\bhasPicture: (true|false)/.exec(source)?.[1];
  return {
    width: value ?? constant,
    alsoIn:
      list?.match(/\w+/g) ?? (list === undefined && isAtEveryWidth ? ['phone', 'tablet'] : []),
    hasPicture: hasPicture === undefined ? isAtEveryWidth : hasPicture === 'true',
  };
}

export function declaredStories(file: string, source: string): DeclaredStory[] {
  const title = /^(?: {2}|const meta = \{ )title: '([^']+)'/m.exec(source)?.[1] ?? file;
  return [...source.matchAll(declaration)].map(([, exportName = '', body = '']) => ({
    id: toId(title, storyNameFromExport(exportName)),
    title,
    name: storyNameFromExport(exportName),
    hasPlay: /\bplay:/.test(body),
    ...modesIn(body),
  }));
}
