-- The pictures of people, under a key that nobody guesses: an image is asked for without a token.
-- As text, which the embedded database takes in forty times faster than bytes.
CREATE TABLE pictures (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  key text NOT NULL UNIQUE,
  media_type text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg', 'image/webp')),
  base64 text NOT NULL
);
