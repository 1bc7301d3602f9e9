-- The chatbots of the tenants. The knowledge base is named, not referred to: it may be gone. What a
-- bot says without one stands in its replies.
CREATE TABLE bots (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL,
  greeting text NOT NULL,
  knowledge_base_id text,
  replies jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX bots_by_tenant ON bots (tenant_id, name);
