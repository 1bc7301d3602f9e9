interface MarkProps {
  size: number;
}

export function Mark({ size }: MarkProps) {
  return (
    <svg className="mark" viewBox="0 0 26 26" width={size} height={size} aria-hidden="true">
      <path d="M9 0h8a9 9 0 0 1 9 9v8a9 9 0 0 1-9 9H3a3 3 0 0 1-3-3V9a9 9 0 0 1 9-9Z" />
      <path d="M7.5 11.4v3.2M13 7.6v10.8M18.5 10v6" />
    </svg>
  );
}
