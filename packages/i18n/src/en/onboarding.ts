import { ofProduct } from '../productAreas.ts';

export const onboardingTexts = ofProduct({
  area: 'onboarding',
  texts: {
    title: {
      start: 'First steps to your first call.',
      half: 'Half way to your first call.',
      last: 'One step left.',
      done: 'Everything is set up.',
    },
    text: 'Each step opens the real screen, and this list follows what you have set up.',
    doneText: 'This list follows what you have set up, so it is here whenever you need it.',
    progress: '{{done}} of {{total}} done',
    later: 'Later',
    steps: 'First steps',
    done: 'Done',
    failed: 'This step could not be read.',
    openDashboard: 'Open dashboard',
    requests: {
      title: 'Answer your role requests',
      todo: 'You have been offered a role.',
      done: 'No offers are waiting.',
    },
    name: {
      title: 'Confirm your name',
      todo: 'Colleagues see it next to your work.',
      action: 'Open profile',
    },
    integration: {
      title: 'Connect an integration',
      todo: 'Assistants read from it and act in it.',
      action: 'See integrations',
      done: '{{provider}}, as {{account}}',
    },
    agent: {
      title: 'Create an agent from a template',
      todo: 'It starts offline, so it takes no calls yet.',
      template: 'Template',
      blank: 'Blank',
      blankText: 'Write your own',
      action: 'Create Agent',
      done: {
        one: '{{count}} agent',
        other: '{{count}} agents',
      },
    },
    test: {
      title: 'Hear it',
      todo: 'Talk to your agent before callers do.',
      action: 'Test agent',
      done: 'You have tested it.',
    },
    number: {
      title: 'Give it a number',
      todo: 'Add a phone number and choose the agent that answers it.',
      action: 'Phone numbers',
    },
    call: {
      title: 'Call it',
      todo: 'Call your number from any phone.',
      action: 'Call',
      done: 'Your first call has come in.',
      number: 'Call {{number}} from any phone.',
    },
    invite: {
      title: 'Invite a colleague',
      todo: 'Give them a role now, change it later.',
      action: 'Invite User',
      done: {
        one: '{{count}} colleague, with those who are invited',
        other: '{{count}} colleagues, with those who are invited',
      },
    },
    plan: {
      title: 'Choose a plan',
      todo: 'You are on the default limits.',
      action: 'See plans',
      done: 'A plan is chosen.',
    },
    card: {
      title: 'Continue with your first steps',
      resume: 'Resume',
      hide: 'Hide',
    },
  },
} as const);
