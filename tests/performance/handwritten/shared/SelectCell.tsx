interface SelectCellProps {
  name: string;
  isSelected: boolean;
  onSelectedChange: (isSelected: boolean) => void;
}

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
