import type { RoleOffer } from '../patterns/RoleRequests/types.ts';
import type { Remote } from '../remote.ts';

/** The first steps, in their order. */
export type OnboardingStepId = 'requests' | 'name' | 'integration' | 'agent' | 'invite' | 'plan';

/** Where a step stands, as the services tell it. */
interface StepState {
  isDone: boolean;
  /** What was done, in words; left out for the step's own. */
  detail?: string | undefined;
}

/** A step that concerns the person. */
export interface OnboardingStep {
  /** Which of the six it is. */
  id: OnboardingStepId;
  /** Read by itself: one that cannot be read holds up no other. */
  state: Remote<StepState>;
}

/** What an agent can start from. */
export interface OnboardingTemplate {
  /** Goes into the address of a new agent. */
  id: string;
  /** What the card is called. */
  name: string;
  /** One sentence below it. */
  description: string;
}

/** Where the steps lead. */
export interface OnboardingPaths {
  /** The page where a person's name is. */
  profile: string;
  /** The list of services to connect. */
  integrations: string;
  /** The page of members and invites. */
  team: string;
  /** The plans to choose from. */
  plans: string;
  /** Where 'Skip to dashboard' leads. */
  dashboard: string;
  /** The page of a new agent; from nothing with null. */
  newAgent: (templateId: string | null) => string;
}

export interface OnboardingScreenProps<Offered extends RoleOffer = RoleOffer> {
  /** The steps that concern the person. */
  steps: readonly OnboardingStep[];
  /** The role requests that wait for an answer. */
  requests: readonly Offered[];
  /** Answers a role request, after the person has confirmed it. */
  onAnswer: (request: Offered, isAccepted: boolean) => void;
  /** What an agent can start from; those that cannot be had leave the blank one. */
  templates: Remote<readonly OnboardingTemplate[]>;
  /** Where the steps lead. */
  paths: OnboardingPaths;
}
