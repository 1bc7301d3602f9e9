import { Banner } from '../../components/Banner/Banner.tsx';
import { List } from './FormProblems.styles.ts';
import type { FieldProblem } from './usePageForm.ts';

export interface FormProblemsProps<Name extends string> {
  /** How many fields need attention. */
  title: string;
  problems: readonly FieldProblem<Name>[];
  /** Label of the field of a problem. */
  labelOf: (problem: FieldProblem<Name>) => string;
  /** Moves the focus to a field. */
  onFocus: (name: Name) => void;
}

/**
 * Announces how many fields of a form that was submitted need attention, and links to each by its label.
 * What is wrong is written at the field only.
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
