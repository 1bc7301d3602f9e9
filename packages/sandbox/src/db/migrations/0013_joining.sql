-- Two businesses may have the same name: who registers chooses it.
ALTER TABLE tenants DROP CONSTRAINT tenants_name_key;

-- Accounts that wait for their confirmation. A person and a tenant are made of them only then.
CREATE TABLE registrations (
  id text PRIMARY KEY,
  email text NOT NULL CHECK (email = lower(email)),
  first_name text NOT NULL,
  last_name text NOT NULL,
  company text NOT NULL CHECK (length(company) BETWEEN 2 AND 80),
  password_hash text NOT NULL,
  redirect_uri text NOT NULL,
  created_at timestamptz NOT NULL,
  confirmed_at timestamptz
);

CREATE INDEX registrations_by_email ON registrations (email);

-- One for each e-mail that was sent: any of them confirms.
CREATE TABLE registration_links (
  hash text PRIMARY KEY,
  registration_id text NOT NULL REFERENCES registrations (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
