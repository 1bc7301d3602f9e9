import { Banner } from '../../components/Banner/Banner.tsx';
import { List } from './FormProblems.styles.ts';
import type { FieldProblem } from './usePageForm.ts';

export interface FormProblemsProps<Name extends string> {
  /** How many fields need attention. */
  title: string;
  problems: readonly FieldProblem<Name>[];
  /** The label of the field of a problem; '' where its text names the field. */
  labelOf: (problem: FieldProblem<Name>) => string;
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
        {problems.map((problem) => (
          <li key={problem.name}>
            <button type="button" onClick={() => onFocus(problem.name)}>
              {[labelOf(problem), problem.text].filter(Boolean).join(': ')}
            </button>
          </li>
        ))}
      </List>
    </Banner>
  );
}
