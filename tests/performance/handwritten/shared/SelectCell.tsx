interface SelectCellProps {
  name: string;
  isSelected: boolean;
  onSelectedChange: (isSelected: boolean) => void;
}

/** The box that selects a row; it lies over the avatar of a row under the pointer. */
export function SelectCell({ name, isSelected, onSelectedChange }: SelectCellProps) {
  return (
    <td className="select">
      <label>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={(event) => onSelectedChange(event.target.checked)}
        />
      </label>
    </td>
  );
}
