/** The providers that a number can be imported from; their names are the same in each language. */
const names: Readonly<Record<string, string>> = {
  twilio: 'Twilio',
  vonage: 'Vonage',
  telnyx: 'Telnyx',
  sip: 'SIP',
};

/** The providers as a field offers them. */
export const providerOptions = Object.entries(names).map(([value, label]) => ({ value, label }));

/** The name of a provider; one that nobody knows is shown as the server wrote it. */
export const providerName = (provider: string | null, text: string): string =>
  names[provider ?? ''] ?? text;
