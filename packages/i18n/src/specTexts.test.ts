import { expect, test } from 'vitest';
import { billingTexts } from './en/billing.ts';
import { comingSoonTexts } from './en/comingSoon.ts';
import { commonTexts } from './en/common.ts';
import { crmTexts } from './en/crm.ts';
import { dashboardTexts } from './en/dashboard.ts';
import { errorsTexts } from './en/errors.ts';
import { integrationsTexts } from './en/integrations.ts';
import { sessionTexts } from './en/session.ts';
import { shellTexts } from './en/shell.ts';
import { teamTexts } from './en/team.ts';
import { teamDialogsTexts } from './en/teamDialogs.ts';

/** Every text that is promised, byte for byte. */
test('session', () => {
  expect(sessionTexts.texts).toMatchObject({
    signIn: { title: 'Sign in', google: 'Continue with Google', email: 'Email' },
    password: { label: 'Password', submit: 'Sign in' },
    callback: { success: 'Successfully signed in with Google!' },
    error: {
      login: 'Login failed. Please try again.',
      noResponse: 'No valid response received from backend',
      googleStart: 'Failed to initiate Google login. Please try again.',
      googleUrl: 'Failed to get Google OAuth URL',
      google: 'Google login failed. Please try again.',
      state: 'Invalid state parameter. Please try again.',
    },
    ended: { expired: 'Session expired. Please login again.' },
  });
  expect(sessionTexts.texts.signIn.continue).toBe('Continue');
});

test('common', () => {
  expect(commonTexts.texts).toMatchObject({
    language: { label: 'Language' },
    notAvailable: 'N/A',
    error: {
      default: 'Something went wrong. Please try again.',
      generic: 'Error occured',
      noPermission: 'You do not have permission for this action',
    },
    validation: { emailRequired: 'Email is required', emailInvalid: 'Enter a valid email' },
  });
});

test('shell', () => {
  expect(shellTexts.texts).toMatchObject({
    nav: { soon: 'Soon', toggle: 'Toggle sidebar' },
    page: {
      teamManagement: 'Team Management',
      billingAndSubscriptions: 'Billing & Subscriptions',
      dashboard: 'Dashboard',
      botStudio: 'Bot Studio',
      knowledgeBase: 'Knowledge Base',
      voiceAgent: 'Voice Agent',
      contentStudio: 'Content Studio',
      crm: 'CRM',
      integrations: 'Integrations',
      account: 'My Account',
      settings: 'Settings',
      teams: 'Teams',
      billing: 'Billing & Subscription',
    },
    header: { notifications: 'Notifications' },
    theme: { light: 'Light', dark: 'Dark', system: 'System' },
    user: { account: 'My Account', profile: 'Profile', signOut: 'Sign out', unnamed: 'User' },
  });
});

test('team', () => {
  expect(teamTexts.texts).toMatchObject({
    subtitle: 'View and update team roles, statuses and permissions',
    loadingPage: 'Loading team data...',
    loading: 'Loading team…',
    empty: 'No team members found',
    section: 'Your Team',
    search: 'Search members',
    unknown: 'Unknown',
    column: {
      name: 'Name',
      email: 'Email Address',
      role: 'Role',
      status: 'Status',
      action: 'Action',
    },
    role: { admin: 'Admin', editor: 'Editor', viewer: 'Viewer' },
    status: { active: 'Active', pending: 'Pending', inactive: 'Inactive' },
    row: {
      edit: 'Edit',
      save: 'Save',
      cancel: 'Cancel',
      delete: 'Delete',
      cancelInvite: 'Cancel Invite',
    },
    invite: {
      open: 'Invite User',
      sent: 'Invitation sent.',
      otherTenant:
        'This user is already registered with another organization. Please contact support for assistance.',
      alreadyMember: 'This user is already a member of your team.',
      alreadyInvited: 'An invitation has already been sent to this user.',
      notAllowed: 'You don\u2019t have permission to invite users.',
      failed: 'Failed to send invitation.',
    },
    toast: {
      roleUpdated: 'Role updated',
      memberRemoved: 'Member removed',
      inviteCancelled: 'Invite cancelled',
    },
    error: {
      load: 'Failed to load team members',
      updateRole: 'Failed to update role',
      remove: 'Failed to remove member',
      cancelInvite: 'Failed to cancel invite',
    },
    refusal: {
      noPermission: 'You do not have permission for this action',
      cannotEditRoles: 'You don\u0027t have permission to edit roles',
      ownAdminRole: 'You can\u0027t change your own admin role',
      ownAdminDemotion: 'You cannot change your own admin role',
      adminNotDeletable: 'Admins cannot be deleted',
      ownAccount: 'You can\u0027t delete your own account',
    },
  });
});

test('the forms of the team', () => {
  expect(teamDialogsTexts.texts).toMatchObject({
    invite: {
      title: 'Invite User',
      email: 'Email Address',
      emailPlaceholder: 'Enter Email Address',
      role: 'Role',
      rolePlaceholder: 'Select role',
      cancel: 'Cancel',
      submit: 'Invite',
      pending: 'Inviting...',
      roleRequired: 'Role is required',
      duplicate: 'This email is already invited or a team member',
    },
    confirm: {
      title: 'Are you sure you want to continue?',
      text: 'This action will permanently remove the user\u0027s access.',
      cancel: 'Cancel',
      submit: 'Remove',
    },
  });
});

test('integrations', () => {
  expect(integrationsTexts.texts).toMatchObject({
    filter: {
      all: 'All',
      connected: 'Connected',
      actionRequired: 'Action Required',
      notConnected: 'Not Connected',
    },
    status: { unknown: 'Unknown' },
    empty: { title: 'No integrations found' },
    failed: { title: 'Unable to fetch integrations' },
    card: {
      manage: 'Manage',
      connect: 'Connect',
      fix: 'Fix Issues',
      disconnect: 'Disconnect',
    },
    manage: { test: 'Test Connection' },
    toast: {
      testedUntimed: 'Test successful',
      disconnected: 'Disconnected successfully',
      connectedAny: 'Integration connected successfully!',
    },
    error: {
      load: 'Failed to load integrations. Please try again.',
      refresh: 'Failed to refresh integrations. Please try again.',
      connect: 'Integration connection failed',
      connectBecause: 'Integration connection failed: {{error}}',
      unavailable: '{{name}} is not available in your subscription. Please contact support.',
      unexpected: 'Unexpected response from server.',
      start: 'Failed to start connection. Please try again.',
      invalid: 'Invalid response from server',
      test: 'Failed to test connection. Please try again.',
      disconnect: 'Failed to disconnect. Please try again.',
    },
    return: {
      title: 'Completing integration setup',
      failedTitle: 'Integration Failed',
      redirecting: 'Redirecting back to integrations',
      error: { missingProvider: 'Missing provider parameter' },
    },
  });
});

test('errors', () => {
  expect(errorsTexts.texts).toMatchObject({
    notFound: { title: 'Oops! Page not found', home: 'Return to Home' },
    crash: {
      title: 'Oops, that\u0027s our bad',
      text: 'Something went wrong. Try again in a bit.',
      tryAgain: 'Try Again',
      dashboard: 'Go to Dashboard',
    },
    comingSoon: { botEditor: 'Bot editor coming soon.' },
  });
});

test('coming soon', () => {
  expect(comingSoonTexts.texts.title).toBe('Something Amazing Is Coming');
});

test('billing', () => {
  expect(billingTexts.texts).toMatchObject({
    upgrade: 'Upgrade Plan',
    tabs: { overview: 'Overview', plans: 'Payment Plans', invoices: 'Invoice' },
    kind: {
      llmTokens: 'LLM Token',
      voiceMinutes: 'Voice Minutes',
      apiCalls: 'API Calls',
      storageMb: 'Storage (MB)',
    },
    balance: {
      title: 'Balance Summary',
      loading: 'Loading usage...',
      empty: 'No entitlements found',
      default: 'Default limits',
    },
    usage: { title: 'Usage Analytics', sample: 'Sample data' },
    invoices: {
      empty: 'No invoices found',
      column: {
        no: 'No.',
        number: 'Invoice Number',
        date: 'Billing date',
        amount: 'Amount',
        plan: 'Plan',
        status: 'Status',
      },
      row: { preview: 'Preview', email: 'Send email', download: 'Download' },
    },
    sales: { action: 'Contact Sales' },
    plans: {
      monthly: 'Monthly',
      yearly: 'Yearly',
      popular: 'Most Popular',
      subscribe: 'Subscribe',
      change: 'Change Plan',
      cancel: 'Cancel Subscription',
      empty: 'No plans available',
    },
    payment: { title: 'Choose Your Payment Method', card: 'Credit/Debit Card' },
    cancel: { keep: 'Keep Subscription', submit: 'Cancel Subscription' },
    toast: { cancelled: 'Subscription cancelled', emailed: 'Invoice emailed to {{email}}.' },
    error: {
      checkout: 'Unable to start checkout. Please try again.',
      noCheckoutUrl: 'No checkout URL received.',
      cancel: 'Unable to cancel subscription. Please try again.',
      email: 'Failed to send invoice email.',
      noEmail: 'No email found for the logged in user.',
      invoices: 'Failed to load invoices.',
    },
    refusal: {
      cannotChangeSubscription: 'Only a tenant admin can change subscription.',
      cannotCancelSubscription: 'Only a tenant admin can cancel subscription.',
      noPlan: 'Please select a plan first.',
    },
  });
});

test('CRM', () => {
  expect(Object.values(crmTexts.texts.contacts.column)).toEqual([
    'Contact',
    'Company',
    'Phone',
    'Email',
    'Created',
    'Actions',
  ]);
  expect(Object.values(crmTexts.texts.leads.column)).toEqual([
    'Contact',
    'Status',
    'Source',
    'Owner',
    'Notes',
    'Created',
    'Actions',
  ]);
  expect(Object.values(crmTexts.texts.interactions.column)).toEqual([
    'Type',
    'Summary',
    'Direction',
    'Contact',
    'Voice Agent',
    'Session ID',
    'Date',
  ]);
  expect(Object.values(crmTexts.texts.status)).toEqual([
    'New',
    'Contacted',
    'Qualified',
    'Proposal',
    'Negotiation',
    'Closed Won',
    'Closed Lost',
  ]);
  expect(crmTexts.texts).toMatchObject({
    contactMissing: 'Contact not found',
    noSummary: 'No summary',
    saveChanges: 'Save Changes',
    overview: {
      totalContacts: 'Total Contacts',
      activeLeads: 'Active Leads',
      recentInteractions: 'Recent Interactions',
      systemStatus: 'System Status',
      healthy: 'Healthy',
      unknown: 'Unknown',
    },
    contacts: { add: 'Add Contact', edit: 'Edit' },
    contact: {
      firstName: 'First Name',
      lastName: 'Last Name',
      email: 'Email',
      phone: 'Phone',
      company: 'Company',
      jobTitle: 'Job Title',
      notes: 'Notes',
      notSaved: 'Not saved to the server yet',
      nameRequired: 'Please provide at least a first name or last name',
    },
    leads: {
      total: 'Total',
      filter: 'Filter by status',
      add: 'Add Lead',
      edit: 'Edit Lead',
      required: 'Please select a contact and status',
    },
    interactions: {
      total: 'Total',
      calls: 'Calls',
      emails: 'Emails',
      meetings: 'Meetings',
      filter: 'Filter by type',
      add: 'Add Interaction',
      required: 'Please fill in required fields',
    },
    type: { call: 'Call', email: 'Email', meeting: 'Meeting', note: 'Note' },
    direction: { in: 'Inbound', out: 'Outbound' },
    toast: {
      contactCreated: 'Contact created successfully',
      contactUpdated: 'Contact updated successfully',
      leadCreated: 'Lead created successfully',
      leadUpdated: 'Lead updated successfully',
      interactionCreated: 'Interaction created successfully',
    },
    error: {
      createContact: 'Failed to create contact',
      updateContact: 'Failed to update contact',
      createLead: 'Failed to create lead',
      updateLead: 'Failed to update lead',
      createInteraction: 'Failed to create interaction: {{message}}',
      unknown: 'Unknown error',
      unexpected: 'An unexpected error occurred',
    },
  });
});

test('dashboard', () => {
  expect(dashboardTexts.texts).toMatchObject({
    manageAgents: 'Manage Agents',
    manageBots: 'Manage Bots',
    sample: 'Sample',
    stat: {
      activeAgents: 'Active Agents',
      activeBots: 'Active Bots',
      callsToday: 'Calls Today',
      health: 'System Health',
    },
    healthy: 'Healthy',
    usage: { title: 'Weekly Usage' },
    agents: { title: 'Agents', online: 'Online', offline: 'Offline' },
    bots: { title: 'Bots', coming: 'Coming soon' },
  });
});
