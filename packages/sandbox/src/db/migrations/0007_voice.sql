-- Voice agents, and what they handled day by day: calls, and how many of them ended well.
CREATE TABLE agents (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 300),
  agent_type text NOT NULL CHECK (length(agent_type) BETWEEN 1 AND 60),
  is_enabled boolean NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX agents_of_tenant ON agents (tenant_id, created_at, id);

CREATE TABLE agent_days (
  agent_id text NOT NULL REFERENCES agents (id) ON DELETE CASCADE,
  day date NOT NULL,
  calls integer NOT NULL CHECK (calls >= 0),
  successes integer NOT NULL CHECK (successes BETWEEN 0 AND calls),
  PRIMARY KEY (agent_id, day)
);
