const names: Readonly<Record<string, string>> = {
  twilio: 'Twilio',
  vonage: 'Vonage',
  telnyx: 'Telnyx',
  sip: 'SIP',
};

export const providerOptions = Object.entries(names).map(([value, label]) => ({ value, label }));

export const providerName = (provider: string | null, text: string): string =>
  names[provider ?? ''] ?? text;
