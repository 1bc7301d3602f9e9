import type { Dictionary } from '../types.ts';

export const uploads = {
  size: {
    kilobytes: '{{size}} KB',
    megabytes: '{{size}} MB',
  },
  drop: {
    title: 'फ़ाइलें यहाँ छोड़ें',
    titleOne: 'फ़ाइल यहाँ छोड़ें',
    over: 'फ़ाइलें जोड़ने के लिए छोड़ें',
    overOne: 'फ़ाइल जोड़ने के लिए छोड़ें',
    browse: 'फ़ाइलें चुनें',
    browseOne: 'फ़ाइल चुनें',
  },
  rules: {
    size: 'हर फ़ाइल {{size}} तक',
    count: {
      one: 'ज़्यादा से ज़्यादा {{count}} फ़ाइल',
      other: 'ज़्यादा से ज़्यादा {{count}} फ़ाइलें',
    },
  },
  list: 'फ़ाइलें',
  sending: '{{size}} में से {{sent}}',
  waiting: 'इंतज़ार में, {{size}}',
  done: 'अपलोड हो गई, {{size}}',
  stopped: 'रद्द, {{size}}',
  failed: 'फ़ाइल अपलोड नहीं हो सकी। कृपया फिर से कोशिश करें।',
  progress: '{{name}} की प्रगति',
  cancel: '{{name}} रद्द करें',
  retry: 'फिर से कोशिश करें',
  retryOf: '{{name}} के लिए फिर से कोशिश करें',
  remove: 'हटाएँ',
  removeOf: '{{name}} को सूची से हटाएँ',
  refusal: {
    folder: 'यह एक फ़ोल्डर है। इसे खोलकर अंदर की फ़ाइलें चुनें।',
    type: 'इस प्रकार की फ़ाइलें स्वीकार नहीं की जातीं।',
    types: 'इस प्रकार की फ़ाइलें स्वीकार नहीं की जातीं। {{types}} चुनें।',
    empty: 'यह फ़ाइल खाली है।',
    size: '{{size}} की फ़ाइल {{limit}} की सीमा से बड़ी है।',
    duplicate: 'यह फ़ाइल सूची में पहले से है।',
    count: {
      one: 'ज़्यादा से ज़्यादा {{count}} फ़ाइल जोड़ी जा सकती है।',
      other: 'ज़्यादा से ज़्यादा {{count}} फ़ाइलें जोड़ी जा सकती हैं।',
    },
  },
  added: {
    one: '{{count}} फ़ाइल जोड़ी गई।',
    other: '{{count}} फ़ाइलें जोड़ी गईं।',
  },
  refused: {
    one: '{{count}} फ़ाइल नहीं जोड़ी गई:',
    other: '{{count}} फ़ाइलें नहीं जोड़ी गईं:',
  },
  removed: '{{name}} हटाई गई।',
} satisfies Dictionary<'hi'>['uploads'];
