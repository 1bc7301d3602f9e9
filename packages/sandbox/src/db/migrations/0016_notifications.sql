-- What the people of a tenant are told. Without a user it is for all of them, but for the one who did
-- it, who knows.
CREATE TABLE notifications (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  user_id text,
  actor_id text,
  category text NOT NULL,
  severity text NOT NULL CHECK (severity IN ('info', 'success', 'warning', 'error')),
  title text NOT NULL CHECK (title <> ''),
  body text NOT NULL,
  href text,
  created_at timestamptz NOT NULL
);
CREATE INDEX notifications_by_age ON notifications (tenant_id, created_at DESC, id DESC);

-- What one of them has done with it.
CREATE TABLE notification_states (
  notification_id text NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
  user_id text NOT NULL,
  read_at timestamptz,
  archived_at timestamptz,
  PRIMARY KEY (notification_id, user_id)
);
