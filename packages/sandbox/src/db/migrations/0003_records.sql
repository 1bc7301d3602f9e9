CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant_id text REFERENCES tenants (id) ON DELETE CASCADE,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  link_path text,
  created_at timestamptz NOT NULL
);

-- One row per committed write, made in the transaction of the write.
CREATE TABLE ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  action text NOT NULL,
  tenant_id text,
  actor_id text,
  target text,
  detail jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
