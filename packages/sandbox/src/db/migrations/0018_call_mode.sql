-- A test by text has no sound, so the call page says that instead of the missing consent.
ALTER TABLE conversations
  ADD COLUMN mode text NOT NULL DEFAULT 'voice' CHECK (mode IN ('voice', 'text'));
