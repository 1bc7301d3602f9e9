import { expect, test } from 'vitest';
import {
  contentTemplatesTexts,
  crmTexts,
  knowledgeTexts,
  notificationsTexts,
  paletteTexts,
  profileAccountTexts,
  profileTexts,
  teamTexts,
  voiceNumbersTexts,
  voiceToolsTexts,
} from './en/index.ts';
import { texts as de } from './de/index.ts';
import { texts as es } from './es/index.ts';
import { texts as fr } from './fr/index.ts';
import { texts as hi } from './hi/index.ts';
import { texts as it } from './it/index.ts';
import { texts as pt } from './pt/index.ts';
import { texts as ru } from './ru/index.ts';
import { texts as te } from './te/index.ts';

const en = {
  contentTemplates: contentTemplatesTexts.texts,
  crm: crmTexts.texts,
  knowledge: knowledgeTexts.texts,
  notifications: notificationsTexts.texts,
  palette: paletteTexts.texts,
  profile: profileTexts.texts,
  profileAccount: profileAccountTexts.texts,
  team: teamTexts.texts,
  voiceNumbers: voiceNumbersTexts.texts,
  voiceTools: voiceToolsTexts.texts,
};

// They are in the palette's own area so that it does not load the texts of pages.
test.each(Object.entries({ en, de, es, fr, hi, it, pt, ru, te }))(
  "the palette uses the page's name for an action: %s",
  (_language, texts) => {
    const { contentTemplates, crm, knowledge, notifications, palette, team } = texts;
    const { profile, profileAccount, voiceNumbers, voiceTools } = texts;
    // On its page the report has another title, so that the button needs no more than
    // 'report'.
    const { supportReport: _supportReport, ...actions } = palette.action;
    expect(actions).toEqual({
      invite: team.invite.open,
      planAndUsage: team.entitlements,
      addContact: crm.contacts.add,
      addLead: crm.leads.add,
      addInteraction: crm.interactions.add,
      importContacts: crm.import,
      addNumber: voiceNumbers.add,
      addTool: voiceTools.add,
      newTemplate: contentTemplates.new,
      addSource: knowledge.add.source,
      readAllNotifications: notifications.action.readAll,
      clearDrafts: profileAccount.device.clear,
      signOutHere: profileAccount.device.signOut,
      uploadPicture: profile.upload,
    });
  },
);
