import { Banner } from '../../components/Banner/Banner.tsx';
import { List } from './FormProblems.styles.ts';

export interface FormProblemsProps<Name extends string> {
  /** How many fields need attention. */
  title: string;
  problems: readonly { name: Name; text: string }[];
  /** The label of a field; '' where the text of the problem names it. */
  labelOf: (name: Name, text: string) => string;
  /** Moves the focus to a field. */
  onFocus: (name: Name) => void;
}

/** What is wrong with a form that was sent: each problem leads to its field. */
export function FormProblems<Name extends string>({
  title,
  problems,
  labelOf,
  onFocus,
}: FormProblemsProps<Name>) {
  return (
    <Banner tone="danger" title={title}>
      <List>
        {problems.map(({ name, text }) => (
          <li key={name}>
            <button type="button" onClick={() => onFocus(name)}>
              {[labelOf(name, text), text].filter(Boolean).join(': ')}
            </button>
          </li>
        ))}
      </List>
    </Banner>
  );
}
