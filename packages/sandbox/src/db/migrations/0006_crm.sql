-- Contacts and their leads. Nobody has to have a name or an e-mail address: imports and calls bring
-- in what they know.
CREATE TABLE contacts (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) <= 500),
  email text NOT NULL CHECK (length(email) <= 320),
  phone text NOT NULL CHECK (length(phone) <= 64),
  consent_sms boolean NOT NULL,
  consent_voice boolean NOT NULL,
  notes text NOT NULL CHECK (length(notes) <= 10000),
  tags jsonb NOT NULL CHECK (jsonb_typeof(tags) = 'array'),
  extra jsonb NOT NULL CHECK (jsonb_typeof(extra) = 'object'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (tenant_id, id)
);
CREATE INDEX contacts_by_age ON contacts (tenant_id, created_at DESC, id);

CREATE TABLE leads (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  contact_id text NOT NULL,
  status text NOT NULL CHECK (status IN ('New', 'Contacted', 'Qualified', 'Proposal', 'Negotiation', 'Closed Won', 'Closed Lost')),
  source text NOT NULL CHECK (length(source) <= 500),
  owner_id text NOT NULL CHECK (length(owner_id) <= 500),
  notes text NOT NULL CHECK (length(notes) <= 10000),
  details jsonb NOT NULL CHECK (jsonb_typeof(details) = 'object'),
  created_at timestamptz NOT NULL,
  FOREIGN KEY (tenant_id, contact_id) REFERENCES contacts (tenant_id, id) ON DELETE CASCADE,
  UNIQUE (tenant_id, id)
);
CREATE INDEX leads_by_age ON leads (tenant_id, created_at DESC, id);

-- What was said and written outlives its contact, so contact_id refers to nothing.
CREATE TABLE interactions (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  contact_id text NOT NULL,
  lead_id text,
  type text NOT NULL CHECK (type IN ('call', 'email', 'meeting', 'note')),
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  summary text NOT NULL CHECK (length(summary) <= 10000),
  payload jsonb NOT NULL CHECK (jsonb_typeof(payload) = 'object'),
  voice_agent_id text,
  session_id text,
  created_at timestamptz NOT NULL
);
CREATE INDEX interactions_by_age ON interactions (tenant_id, created_at DESC, id);
