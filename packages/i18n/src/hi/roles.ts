import type { Dictionary } from '../types.ts';

export const roles = {
  name: {
    admin: 'एडमिन',
    editor: 'संपादक',
    viewer: 'दर्शक',
  },
  permission: {
    manageTenant: 'संगठन का प्रबंधन करना',
    inviteUsers: 'लोगों को आमंत्रित करना',
    manageUsers: 'लोगों का प्रबंधन करना',
    viewUsers: 'लोगों को देखना',
    assignRoles: 'भूमिकाएँ देना',
    manageRoles: 'भूमिकाओं का प्रबंधन करना',
    viewContent: 'सामग्री देखना',
  },
  request: {
    offer: '{{tenant}} में {{role}}',
    offerUnnamed: 'किसी दूसरे संगठन में {{role}}',
    askedBy: '{{name}} ने अनुरोध किया',
    asked: 'अनुरोध किया गया',
    accept: 'स्वीकार करें',
    reject: 'अस्वीकार करें',
    acceptTitle: 'यह भूमिका स्वीकार करें?',
    rejectTitle: 'यह भूमिका अस्वीकार करें?',
    rejectText: '{{offer}}: प्रस्ताव यहीं समाप्त हो जाएगा। उन्हें फिर से अनुरोध करना होगा।',
    gains: 'आप ये कर पाएँगे',
    gainsNothing: 'यह भूमिका अपने आप में कोई अनुमति नहीं देती।',
    accepted: 'भूमिका स्वीकार की गई',
    rejected: 'भूमिका अस्वीकार की गई',
    failed: 'भूमिका के अनुरोध का उत्तर नहीं दिया जा सका',
    answered: 'भूमिका के इस अनुरोध का उत्तर पहले ही दिया जा चुका है।',
  },
} satisfies Dictionary<'hi'>['roles'];
