interface LinkToProps {
  scheme: 'tel' | 'mailto';
  to: string;
}

export function LinkTo({ scheme, to }: LinkToProps) {
  if (!to) return 'N/A';
  return (
    <a href={`${scheme}:${to.replaceAll(' ', '')}`}>
      <bdi>{to}</bdi>
    </a>
  );
}
