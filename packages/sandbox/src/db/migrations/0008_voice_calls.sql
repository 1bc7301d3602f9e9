-- What an agent is set to, beside its name, type and switch; a voice or a tool that it names may be
-- gone. Figures come from the calls themselves: what was counted by day goes.
DROP TABLE agent_days;
ALTER TABLE agents
  ADD COLUMN settings jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

-- Of a secret header only the hash of its value is kept, since nothing here ever sends it.
CREATE TABLE tools (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (name ~ '^[a-z][a-z0-9_]{2,39}$'),
  description text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('http', 'transfer', 'end_call', 'integration')),
  method text NOT NULL,
  url text NOT NULL,
  headers jsonb NOT NULL,
  parameters jsonb NOT NULL,
  timeout_s integer NOT NULL CHECK (timeout_s BETWEEN 1 AND 30),
  is_enabled boolean NOT NULL,
  provider text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (tenant_id, name)
);

-- A number is in the world once, whoever has it.
CREATE TABLE phone_numbers (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  number text NOT NULL UNIQUE CHECK (number ~ '^\+[1-9][0-9]{6,14}$'),
  label text NOT NULL,
  provider text NOT NULL CHECK (provider IN ('twilio', 'vonage', 'telnyx', 'sip')),
  country text NOT NULL,
  agent_id text REFERENCES agents (id) ON DELETE SET NULL,
  inbound boolean NOT NULL,
  outbound boolean NOT NULL,
  fallback_number text NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'pending', 'inactive')),
  verifies_at timestamptz,
  credentials_hash text,
  created_at timestamptz NOT NULL
);
CREATE INDEX phone_numbers_of_agent ON phone_numbers (agent_id, created_at, id);

-- A call outlives its agent. What was said is `turns`, or follows from `script` in the demo data.
CREATE TABLE conversations (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  agent_id text NOT NULL,
  agent_name text NOT NULL,
  session_id text NOT NULL,
  started_at timestamptz NOT NULL,
  duration_s integer NOT NULL CHECK (duration_s >= 0),
  direction text NOT NULL CHECK (direction IN ('inbound', 'outbound', 'web')),
  from_number text NOT NULL,
  to_number text NOT NULL,
  outcome text NOT NULL,
  ended_reason text NOT NULL,
  contact_id text,
  sentiment text,
  latency_p50_ms integer,
  summary text NOT NULL,
  is_recorded boolean NOT NULL,
  is_test boolean NOT NULL,
  processed_at timestamptz,
  script integer,
  turns jsonb,
  tool_calls jsonb
);
CREATE INDEX conversations_of_tenant ON conversations (tenant_id, started_at DESC, id);
CREATE INDEX conversations_of_agent ON conversations (agent_id, started_at);

CREATE TABLE knowledge_bases (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL,
  document_count integer NOT NULL CHECK (document_count >= 0),
  ready_document_count integer NOT NULL CHECK (ready_document_count BETWEEN 0 AND document_count),
  updated_at timestamptz NOT NULL,
  UNIQUE (tenant_id, name)
);
