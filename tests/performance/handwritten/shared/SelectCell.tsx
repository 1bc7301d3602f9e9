interface SelectCellProps {
  name: string;
  isSelected: boolean;
  onSelectedChange: (isSelected: boolean) => void;
}

/** Checkbox of a row; on hover it covers the avatar. */
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
