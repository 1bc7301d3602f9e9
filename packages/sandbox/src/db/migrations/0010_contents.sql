-- What the tenants wrote. A content that is removed leaves its events.
CREATE TABLE contents (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  type text NOT NULL,
  status text NOT NULL CHECK (status IN ('draft', 'ready', 'archived')),
  language text NOT NULL,
  body text NOT NULL CHECK (length(body) <= 400000),
  author_id text NOT NULL,
  author_name text NOT NULL,
  editor_id text NOT NULL,
  editor_name text NOT NULL,
  template_id text,
  sources jsonb NOT NULL CHECK (jsonb_typeof(sources) = 'array'),
  version integer NOT NULL CHECK (version > 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX contents_by_change ON contents (tenant_id, updated_at DESC, id);

-- Saves of one person that follow closely on each other are one version: the numbers have gaps.
CREATE TABLE content_versions (
  content_id text NOT NULL REFERENCES contents (id) ON DELETE CASCADE,
  version integer NOT NULL,
  title text NOT NULL,
  language text NOT NULL,
  body text NOT NULL,
  author_id text NOT NULL,
  author_name text NOT NULL,
  kind text NOT NULL,
  restored_from integer,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (content_id, version)
);

-- content_id refers to nothing: it outlives its content, and what was generated and not saved has
-- none. Such an event counts its tokens and is no part of the history.
CREATE TABLE content_events (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  kind text NOT NULL,
  content_id text,
  content_title text NOT NULL,
  content_type text NOT NULL,
  version integer,
  from_version integer,
  tokens integer NOT NULL CHECK (tokens >= 0),
  author_id text NOT NULL,
  author_name text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX content_events_by_age ON content_events (tenant_id, created_at DESC, id);
CREATE INDEX content_events_of_content ON content_events (content_id, created_at DESC);
