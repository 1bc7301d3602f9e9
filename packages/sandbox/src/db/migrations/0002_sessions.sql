-- A removed member takes the sessions along.
CREATE TABLE sessions (
  id text PRIMARY KEY,
  tenant_id text NOT NULL,
  user_id text NOT NULL,
  cookie_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('logout', 'reuse', 'removed', 'expired')),
  FOREIGN KEY (tenant_id, user_id) REFERENCES members (tenant_id, user_id) ON DELETE CASCADE,
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);

-- Spent refresh tokens stay, so that their reuse is recognised.
CREATE TABLE tokens (
  hash text PRIMARY KEY,
  session_id text NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('access', 'refresh', 'id')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  spent_at timestamptz
);

CREATE INDEX tokens_by_session ON tokens (session_id);

CREATE TABLE identity_codes (
  hash text PRIMARY KEY,
  email text NOT NULL,
  redirect_uri text NOT NULL,
  state text NOT NULL,
  expires_at timestamptz NOT NULL,
  spent_at timestamptz
);
