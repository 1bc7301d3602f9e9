export interface TestAgentProps {
  /** Whom to talk to. */
  agent: { id: string; name: string };
  /** Settings of a form that are tried out without being saved, as an agent's body has them. */
  draft?: Record<string, unknown> | undefined;
  /** Closed by its cross or Escape; whatever it held is given back by then. */
  onClose: () => void;
}

/** A test call with an agent, over any page. Mount it only while open. */
export function TestAgent({ agent }: TestAgentProps) {
  return agent.name;
}
