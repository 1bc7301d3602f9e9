-- What a tenant can connect and how far it is. A connection that the provider confirms late counts
-- from confirms_at on.
CREATE TABLE integrations (
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  provider text NOT NULL CHECK (length(provider) BETWEEN 1 AND 64),
  position integer NOT NULL,
  owner_service text NOT NULL,
  description text NOT NULL,
  required_scopes jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('connected', 'action_required', 'not_connected', 'paused')),
  account_label text NOT NULL,
  granted_scopes jsonb NOT NULL,
  confirms_at timestamptz,
  PRIMARY KEY (tenant_id, provider)
);

-- A consent that was asked for: its state and, once the person allowed it, its code work once.
CREATE TABLE integration_consents (
  state_hash text PRIMARY KEY,
  tenant_id text NOT NULL,
  provider text NOT NULL,
  redirect_uri text NOT NULL,
  scopes jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  decided_at timestamptz,
  code_hash text UNIQUE,
  granted_scopes jsonb,
  confirm_seconds integer,
  spent_at timestamptz,
  FOREIGN KEY (tenant_id, provider) REFERENCES integrations (tenant_id, provider) ON DELETE CASCADE,
  CHECK (code_hash IS NULL OR decided_at IS NOT NULL),
  CHECK (spent_at IS NULL OR code_hash IS NOT NULL)
);
