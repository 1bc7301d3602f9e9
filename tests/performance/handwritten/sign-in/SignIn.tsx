import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { signIn } from './login.ts';

/** What the app shows on `/auth`, in one component. */
export function SignIn() {
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const [error, setError] = useState('');

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const textOf = (name: string) => (form.get(name) ?? '') as string;
    try {
      if (await signIn(textOf('email'), textOf('password'))) location.assign('/dashboard');
      else setPasswordNeeded(true);
    } catch {
      setError('Login failed. Please try again.');
    }
  }

  return (
    <div className="auth">
      <section className="panel">
        <b>Assistant Platform</b>
        <h1>AI automation that answers on the first ring.</h1>
        <p>
          Voice agents, chatbots and content that work from what your business already knows, in one
          place your whole team can run.
        </p>
      </section>
      <main className="form">
        <h2>Sign in</h2>
        <p>Use the email your administrator invited.</p>
        <button className="button" data-large type="button">
          Continue with Google
        </button>
        <form className="form" onSubmit={(event) => void handleSubmit(event)}>
          <label>
            Email
            <input className="input" name="email" type="email" placeholder="you@company.com" />
          </label>
          {isPasswordNeeded && (
            <label>
              Password
              <input className="input" name="password" type="password" />
            </label>
          )}
          {error && <p role="alert">{error}</p>}
          <button className="button" data-large data-primary type="submit">
            {isPasswordNeeded ? 'Sign in' : 'Continue'}
          </button>
        </form>
      </main>
    </div>
  );
}
