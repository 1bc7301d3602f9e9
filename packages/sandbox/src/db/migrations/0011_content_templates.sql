-- What texts are generated from. The ones that come with the product are no rows of a tenant.
CREATE TABLE content_templates (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 2 AND 60),
  category text NOT NULL CHECK (category IN ('article', 'email', 'social_post', 'call_script')),
  description text NOT NULL CHECK (length(description) <= 200),
  inputs jsonb NOT NULL,
  prompt text NOT NULL CHECK (length(prompt) BETWEEN 10 AND 4000),
  version integer NOT NULL CHECK (version > 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX content_templates_of_tenant ON content_templates (tenant_id, created_at, id);

-- How a template was when contents were made with it.
CREATE TABLE content_template_versions (
  template_id text NOT NULL REFERENCES content_templates (id) ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  fields jsonb NOT NULL,
  kept_at timestamptz NOT NULL,
  PRIMARY KEY (template_id, version)
);
