import type { RoleOffer } from '../../patterns/RoleRequests/types.ts';
import type { Remote } from '../../remote.ts';

/** A step of the onboarding. */
export interface OnboardingStep {
  /** Id of the step: those up to the first call in their order, then those that can wait. */
  id:
    | 'requests'
    | 'name'
    | 'agent'
    | 'test'
    | 'number'
    | 'call'
    | 'integration'
    | 'invite'
    | 'plan';
  /** Loaded independently of the other steps. */
  state: Remote<{
    /** True once the step is done. */
    isDone: boolean;
    /** Result of the step, or what is left to do; by default its own text. */
    detail?: string | undefined;
  }>;
}

/** A template of a new agent. */
export interface OnboardingTemplate {
  /** Part of the link to the form of a new agent. */
  id: string;
  /** Title of the card. */
  name: string;
  /** One sentence below the title. */
  description: string;
}

/** Links of the steps. */
export interface OnboardingPaths {
  /** The page with the user's name. */
  profile: string;
  /** The list of integrations. */
  integrations: string;
  /** The page of members and invites. */
  team: string;
  /** The page of plans. */
  plans: string;
  /** Link of 'Skip to dashboard'. */
  dashboard: string;
  /** The form of a new agent with a template; null for a blank one. */
  newAgent: (templateId: string | null) => string;
  /** The page where the first agent is tested; null before there is one. */
  testAgent: string | null;
  /** The list of phone numbers. */
  numbers: string;
  /** `tel:` link of the number that an agent answers; null before there is one. */
  call: string | null;
}

export interface OnboardingScreenProps<Offered extends RoleOffer = RoleOffer> {
  /** Steps that apply to the user. */
  steps: readonly OnboardingStep[];
  /** Pending role requests. */
  requests: readonly Offered[];
  /** Accepts or declines a role request after the user confirmed. */
  onAnswer: (request: Offered, isAccepted: boolean) => void;
  /** Templates of the agent step; if they fail to load, only the blank one is offered. */
  templates: Remote<readonly OnboardingTemplate[]>;
  /** Links of the steps. */
  paths: OnboardingPaths;
}
