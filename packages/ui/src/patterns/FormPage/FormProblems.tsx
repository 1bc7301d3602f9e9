import { Banner } from '../../components/Banner/Banner.tsx';
import { List } from './FormProblems.styles.ts';
import type { FieldProblem } from './usePageForm.ts';

export interface FormProblemsProps<Name extends string> {
  /** How many fields need attention. */
  title: string;
  problems: readonly FieldProblem<Name>[];
  /** Returns the label of a problem's field. */
  labelOf: (problem: FieldProblem<Name>) => string;
  /** Moves the focus to a field. */
  onFocus: (name: Name) => void;
}

/**
 * Announces how many fields of a submitted form need attention, with a link to each. The error
 * itself is shown at the field only.
 */
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
              {labelOf(problem)}
            </button>
          </li>
        ))}
      </List>
    </Banner>
  );
}
