-- A client sends a key with each file, so that a repeated upload stores one document.
ALTER TABLE documents ADD COLUMN upload_key text;
CREATE UNIQUE INDEX documents_of_upload ON documents (tenant_id, upload_key);
