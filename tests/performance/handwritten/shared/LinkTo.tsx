interface LinkToProps {
  scheme: 'tel' | 'mailto';
  /** A phone number or an email address; '' if unknown. */
  to: string;
}

/** Calls a number or writes to an email address. */
export function LinkTo({ scheme, to }: LinkToProps) {
  if (!to) return 'N/A';
  return (
    <a href={`${scheme}:${to.replaceAll(' ', '')}`}>
      <bdi>{to}</bdi>
    </a>
  );
}
