-- Documents of knowledge bases, and the passages they were cut into. How many documents a base has
-- follows from them.
ALTER TABLE knowledge_bases DROP COLUMN document_count, DROP COLUMN ready_document_count;

-- A web page keeps what its source was like when it was read: another source makes it stale.
CREATE TABLE documents (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  base_id text NOT NULL REFERENCES knowledge_bases (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 300),
  type text NOT NULL CHECK (type IN ('pdf', 'docx', 'txt', 'md', 'csv', 'web', 'text')),
  status text NOT NULL CHECK (status IN ('queued', 'processing', 'ready', 'failed')),
  reason text,
  size_bytes integer NOT NULL CHECK (size_bytes >= 0),
  url text NOT NULL,
  depth integer NOT NULL CHECK (depth BETWEEN 0 AND 2),
  source_hash text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX documents_of_base ON documents (base_id, updated_at DESC, id);
CREATE INDEX documents_of_tenant ON documents (tenant_id);

-- What was sent, so that a document can be read anew; as text, which the embedded database takes in
-- forty times faster than bytes.
CREATE TABLE document_files (
  document_id text PRIMARY KEY REFERENCES documents (id) ON DELETE CASCADE,
  base64 text NOT NULL
);

CREATE TABLE passages (
  document_id text NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  position integer NOT NULL CHECK (position >= 0),
  text text NOT NULL,
  PRIMARY KEY (document_id, position)
);
CREATE INDEX passages_search ON passages USING gin (to_tsvector('english', text));
