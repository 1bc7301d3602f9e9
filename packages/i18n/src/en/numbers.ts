/** Texts of number fields and sliders; loaded with the first of them. */
export const numbersTexts = {
  area: 'numbers',
  texts: {
    decrease: 'Decrease {{label}}',
    increase: 'Increase {{label}}',
    fault: {
      format: 'Enter a number, for example {{example}}.',
      ambiguous: 'This can mean {{one}} or {{other}}. Enter one of them.',
      digits: 'Enter a number with at most 15 digits.',
      whole: 'Enter a whole number.',
      decimals: 'Decimals allowed: {{count}}.',
      min: 'Enter {{min}} or more.',
      max: 'Enter {{max}} or less.',
    },
  },
} as const;
