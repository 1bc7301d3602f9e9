-- What a plan includes each month; the descriptions are the plan's own words.
CREATE TABLE plans (
  id text PRIMARY KEY,
  name text NOT NULL UNIQUE,
  rank integer NOT NULL,
  included_llm_tokens integer NOT NULL CHECK (included_llm_tokens >= 0),
  included_voice_minutes integer NOT NULL CHECK (included_voice_minutes >= 0),
  included_api_calls integer NOT NULL CHECK (included_api_calls >= 0),
  included_storage_mb integer NOT NULL CHECK (included_storage_mb >= 0),
  bots_max integer,
  has_advanced_features boolean NOT NULL,
  features jsonb NOT NULL,
  descriptions jsonb NOT NULL
);

-- Amounts are in the currency's minor unit.
CREATE TABLE prices (
  id text PRIMARY KEY,
  plan_id text NOT NULL REFERENCES plans (id),
  amount integer NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  interval text NOT NULL CHECK (interval IN ('month', 'year')),
  is_active boolean NOT NULL
);

CREATE TABLE subscriptions (
  tenant_id text PRIMARY KEY REFERENCES tenants (id) ON DELETE CASCADE,
  price_id text NOT NULL REFERENCES prices (id),
  started_at timestamptz NOT NULL,
  current_period_end timestamptz NOT NULL,
  cancel_at_period_end boolean NOT NULL
);

-- polls_left: how often the status is still asked for before a payment counts.
CREATE TABLE checkouts (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  user_id text NOT NULL,
  price_id text NOT NULL REFERENCES prices (id),
  email text NOT NULL,
  success_url text NOT NULL,
  cancel_url text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'confirming', 'paid', 'cancelled', 'expired')),
  polls_left integer NOT NULL CHECK (polls_left >= 0),
  created_at timestamptz NOT NULL
);

CREATE UNIQUE INDEX checkouts_one_at_a_time ON checkouts (tenant_id)
  WHERE status IN ('open', 'confirming');

-- access_key: whoever has the link of an invoice may read it, without signing in.
CREATE TABLE invoices (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  number text NOT NULL,
  access_key text NOT NULL UNIQUE,
  status text NOT NULL,
  amount_due integer NOT NULL,
  amount_paid integer NOT NULL,
  currency text NOT NULL,
  description text NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE INDEX invoices_newest ON invoices (tenant_id, created_at DESC, id DESC);

-- What was used until counted_at; it grows from there.
CREATE TABLE usage (
  tenant_id text PRIMARY KEY REFERENCES tenants (id) ON DELETE CASCADE,
  llm_tokens integer NOT NULL,
  voice_minutes integer NOT NULL,
  api_calls integer NOT NULL,
  storage_mb integer NOT NULL,
  counted_at timestamptz NOT NULL
);
