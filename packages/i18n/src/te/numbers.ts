import type { Dictionary } from '../types.ts';

export const numbers = {
  decrease: '{{label}} తగ్గించండి',
  increase: '{{label}} పెంచండి',
  fault: {
    format: 'సంఖ్యను నమోదు చేయండి, ఉదాహరణకు {{example}}.',
    ambiguous: 'దీని అర్థం {{one}} లేదా {{other}} కావచ్చు. వాటిలో ఒకటి నమోదు చేయండి.',
    digits: 'గరిష్ఠంగా 15 అంకెల సంఖ్యను నమోదు చేయండి.',
    whole: 'పూర్ణ సంఖ్యను నమోదు చేయండి.',
    decimals: 'అనుమతించిన దశాంశ స్థానాలు: {{count}}.',
    min: '{{min}} లేదా అంతకంటే ఎక్కువ నమోదు చేయండి.',
    max: '{{max}} లేదా అంతకంటే తక్కువ నమోదు చేయండి.',
  },
} satisfies Dictionary<'te'>['numbers'];
