/** Logo of the harbour: an anchor in the colours of the brand. */
export function HarbourMark() {
  return (
    <svg
      aria-hidden="true"
      width="26"
      height="26"
      viewBox="0 0 26 26"
      fill="none"
      stroke="var(--platform-accent-solid)"
      strokeWidth="2.5"
      strokeLinecap="round"
    >
      <circle cx="13" cy="5.5" r="2.5" />
      <path d="M13 8v14M8 12h10M4 15c0 4 4 7 9 7s9-3 9-7" />
    </svg>
  );
}
