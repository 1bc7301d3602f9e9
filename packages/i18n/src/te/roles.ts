import type { Dictionary } from '../types.ts';

export const roles = {
  name: {
    admin: 'అడ్మిన్',
    editor: 'ఎడిటర్',
    viewer: 'వీక్షకులు',
  },
  permission: {
    manageTenant: 'సంస్థను నిర్వహించడం',
    inviteUsers: 'వ్యక్తులను ఆహ్వానించడం',
    manageUsers: 'వ్యక్తులను నిర్వహించడం',
    viewUsers: 'వ్యక్తులను చూడటం',
    assignRoles: 'పాత్రలను కేటాయించడం',
    manageRoles: 'పాత్రలను నిర్వహించడం',
    viewContent: 'కంటెంట్‌ను చూడటం',
  },
  request: {
    offer: '{{tenant}}లో {{role}}',
    offerUnnamed: 'మరో సంస్థలో {{role}}',
    askedBy: '{{name}} అడిగారు',
    asked: 'అడిగారు',
    accept: 'అంగీకరించండి',
    reject: 'తిరస్కరించండి',
    acceptTitle: 'ఈ పాత్రను అంగీకరించాలా?',
    rejectTitle: 'ఈ పాత్రను తిరస్కరించాలా?',
    rejectText: '{{offer}}: దీనితో ప్రతిపాదన ముగుస్తుంది. వారు మళ్లీ అడగాలి.',
    gains: 'మీరు చేయగలిగేవి',
    gainsNothing: 'ఈ పాత్ర తనంతట తానుగా ఏ అనుమతినీ ఇవ్వదు.',
    accepted: 'పాత్ర అంగీకరించబడింది',
    rejected: 'పాత్ర తిరస్కరించబడింది',
    failed: 'పాత్ర అభ్యర్థనకు సమాధానం ఇవ్వడం విఫలమైంది',
    answered: 'ఈ పాత్ర అభ్యర్థనకు ముందే సమాధానం ఇచ్చారు.',
  },
} satisfies Dictionary<'te'>['roles'];
