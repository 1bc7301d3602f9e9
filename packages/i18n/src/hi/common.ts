import type { Dictionary } from '../types.ts';

export const common = {
  product: 'Assistant Platform',
  documentTitle: '{{page}} | {{product}}',
  loading: 'लोड हो रहा है…',
  notAvailable: 'उपलब्ध नहीं',
  breadcrumb: 'पृष्ठ पथ',
  opensInNewTab: 'नए टैब में खुलता है',
  action: {
    cancel: 'रद्द करें',
    close: 'बंद करें',
    dismiss: 'खारिज करें',
    retry: 'फिर से कोशिश करें',
    more: 'अन्य क्रियाएँ',
    open: 'खोलें',
  },
  draft: { kept: 'ड्राफ़्ट रखा गया', discard: 'ड्राफ़्ट हटाएँ' },
  copy: {
    action: 'कॉपी करें',
    label: '{{text}} कॉपी करें',
    copied: 'कॉपी किया गया',
    refused: 'कॉपी नहीं हुआ: ब्राउज़र ने मना कर दिया',
  },
  reach: { call: '{{text}} पर कॉल करें', write: '{{text}} को ईमेल करें' },
  language: {
    label: 'भाषा',
    failed: 'भाषा लोड नहीं हो सकी। कनेक्शन जाँचें और उसे फिर से चुनें।',
  },
  toast: {
    region: 'संदेश',
    close: 'संदेश बंद करें',
    repeated: { one: '{{count}} बार दिखाया गया', other: '{{count}} बार दिखाया गया' },
  },
  notice: {
    offline: 'आप ऑफ़लाइन हैं। दिख रही जानकारी पुरानी हो सकती है।',
    storageBlocked: 'यह ब्राउज़र स्टोरेज रोकता है। आप इस टैब को बंद या फिर से लोड करने तक ही साइन इन रहेंगे।',
  },
  error: {
    default: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
    generic: 'कोई त्रुटि हुई',
    offline: 'कनेक्ट होते ही यह अपने आप वापस आ जाएगा।',
    network: 'सेवा तक नहीं पहुँचा जा सका। कनेक्शन जाँचें और फिर से कोशिश करें।',
    noPermission: 'आपको इस कार्रवाई की अनुमति नहीं है',
  },
  validation: {
    emailRequired: 'ईमेल आवश्यक है',
    emailInvalid: 'मान्य ईमेल दर्ज करें',
    emailLetters: '@ से पहले केवल अंग्रेज़ी अक्षरों का उपयोग करें',
    emailTooLong: 'अधिकतम 254 वर्णों का उपयोग करें',
    phoneNoNumber: 'अंकों में फ़ोन नंबर दर्ज करें, जैसे +91 22 1234 5678',
    phoneTooLong: 'फ़ोन नंबर में अधिकतम 15 अंक होते हैं',
  },
} satisfies Dictionary<'hi'>['common'];
