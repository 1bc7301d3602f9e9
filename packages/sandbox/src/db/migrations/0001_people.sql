CREATE TABLE tenants (
  id text PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (length(name) BETWEEN 2 AND 80),
  created_at timestamptz NOT NULL
);

-- password_hash is null for people who sign in with the identity provider only.
CREATE TABLE users (
  id text PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  first_name text NOT NULL,
  last_name text NOT NULL,
  picture text,
  email_verified boolean NOT NULL,
  password_hash text,
  created_at timestamptz NOT NULL
);

CREATE TABLE members (
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('TenantAdmin', 'Editor', 'Viewer')),
  status text NOT NULL CHECK (status IN ('Active', 'Inactive')),
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (tenant_id, user_id)
);

CREATE INDEX members_by_user ON members (user_id);

CREATE TABLE invites (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  role text NOT NULL CHECK (role IN ('TenantAdmin', 'Editor', 'Viewer')),
  status text NOT NULL CHECK (status IN ('pending', 'accepted', 'cancelled', 'expired')),
  token_hash text NOT NULL UNIQUE,
  invited_by text REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE UNIQUE INDEX invites_one_pending ON invites (tenant_id, email) WHERE status = 'pending';

CREATE TABLE role_requests (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('TenantAdmin', 'Editor', 'Viewer')),
  status text NOT NULL CHECK (status IN ('pending', 'accepted', 'rejected')),
  requested_by text REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
