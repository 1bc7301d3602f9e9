-- A link to set a password. A newer one of the same user ends it.
CREATE TABLE password_resets (
  hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE INDEX password_resets_by_user ON password_resets (user_id);

ALTER TABLE sessions DROP CONSTRAINT sessions_end_reason_check;
ALTER TABLE sessions ADD CONSTRAINT sessions_end_reason_check
  CHECK (end_reason IN ('logout', 'reuse', 'removed', 'expired', 'password', 'ended'));
