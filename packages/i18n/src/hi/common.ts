import type { Dictionary } from '../types.ts';

export const common = {
  product: 'Assistant Platform',
  documentTitle: '{{page}} | {{product}}',
  loading: 'लोड हो रहा है…',
  required: 'आवश्यक',
  notAvailable: 'उपलब्ध नहीं',
  opensInNewTab: 'नए टैब में खुलता है',
  action: {
    back: 'वापस',
    cancel: 'रद्द करें',
    close: 'बंद करें',
    dismiss: 'खारिज करें',
    reload: 'फिर से लोड करें',
    retry: 'फिर से कोशिश करें',
    save: 'सहेजें',
  },
  language: {
    label: 'भाषा',
    loading: 'भाषा लोड हो रही है…',
    failed: 'भाषा लोड नहीं हो सकी। कनेक्शन जाँचें और उसे फिर से चुनें।',
  },
  toast: {
    region: 'संदेश',
    close: 'संदेश बंद करें',
    repeated: { one: '{{count}} बार दिखाया गया', other: '{{count}} बार दिखाया गया' },
  },
  notice: {
    offline: 'आप ऑफ़लाइन हैं। दिख रही जानकारी पुरानी हो सकती है।',
    online: 'आप फिर से ऑनलाइन हैं।',
    storageBlocked: 'यह ब्राउज़र स्टोरेज रोकता है। आप इस टैब को बंद या फिर से लोड करने तक ही साइन इन रहेंगे।',
  },
  error: {
    default: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
    generic: 'कोई त्रुटि हुई',
    network: 'सेवा तक नहीं पहुँचा जा सका। कनेक्शन जाँचें और फिर से कोशिश करें।',
    noPermission: 'आपको इस कार्रवाई की अनुमति नहीं है',
  },
  validation: {
    emailRequired: 'ईमेल आवश्यक है',
    emailInvalid: 'मान्य ईमेल दर्ज करें',
  },
} satisfies Dictionary<'hi'>['common'];
