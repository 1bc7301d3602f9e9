-- Conversations with visitors. The contact is named, not referred to: it may be gone, as may be the
-- person who is assigned.
CREATE TABLE inbox_conversations (
  id text PRIMARY KEY,
  tenant_id text NOT NULL REFERENCES tenants (id) ON DELETE CASCADE,
  tab text NOT NULL CHECK (tab IN ('chats', 'orders', 'contacts', 'groups')),
  visitor_name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  company text NOT NULL,
  contact_id text,
  channel text NOT NULL,
  origin text NOT NULL,
  assigned_to text,
  is_with_bot boolean NOT NULL CHECK (NOT (is_with_bot AND assigned_to IS NOT NULL)),
  bot_name text NOT NULL,
  team text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'snoozed', 'resolved')),
  snoozed_until timestamptz,
  tags jsonb NOT NULL CHECK (jsonb_typeof(tags) = 'array'),
  is_online boolean NOT NULL,
  unread integer NOT NULL CHECK (unread >= 0),
  typing jsonb NOT NULL CHECK (jsonb_typeof(typing) = 'array'),
  -- How many messages there are: the next one has the place after it.
  messages integer NOT NULL CHECK (messages >= 0),
  last_message_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX inbox_conversations_by_message
  ON inbox_conversations (tenant_id, tab, last_message_at DESC, id DESC);

-- The names of the author and of the person it was given to are those they had then.
CREATE TABLE inbox_messages (
  id text NOT NULL UNIQUE,
  conversation_id text NOT NULL REFERENCES inbox_conversations (id) ON DELETE CASCADE,
  place integer NOT NULL CHECK (place > 0),
  kind text NOT NULL CHECK (kind IN ('visitor', 'person', 'bot', 'event')),
  author_id text,
  author_name text NOT NULL,
  text text NOT NULL CHECK (length(text) <= 20000),
  is_private boolean NOT NULL,
  client_id text,
  event text,
  target_id text,
  target_name text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, place),
  UNIQUE (conversation_id, client_id)
);
CREATE INDEX inbox_messages_by_author ON inbox_messages (author_id, conversation_id);
