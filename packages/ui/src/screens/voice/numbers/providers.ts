const names: Readonly<Record<string, string>> = {
  twilio: 'Twilio',
  vonage: 'Vonage',
  telnyx: 'Telnyx',
  sip: 'SIP',
};

export const providerOptions = Object.entries(names).map(([value, label]) => ({ value, label }));

/** Display name of a provider; an unknown one is shown as the server sent it. */
export const providerName = (provider: string | null, text: string): string =>
  names[provider ?? ''] ?? text;
