import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { GoogleMark } from '../../../../packages/ui/src/screens/session/GoogleMark.tsx';
import { Brand } from '../shared/Brand.tsx';
import { Drawing } from './Drawing.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { signIn } from './login.ts';

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
      <aside className="panel">
        <div className="art">
          <Drawing />
        </div>
        <Brand size={30} />
        <p className="headline">AI automation that answers on the first ring.</p>
        <p>
          Voice agents, chatbots and content that work from what your business already knows, in one
          place your whole team can run.
        </p>
      </aside>
      <div className="entry">
        <header className="corner">
          New here? <a href="/auth/register">Create an account</a>
        </header>
        <main className="form">
          <h1>Sign in</h1>
          <p>Use the email your administrator invited.</p>
          <form className="form" onSubmit={(event) => void handleSubmit(event)}>
            <button className="button" data-large type="button">
              <GoogleMark />
              Continue with Google
            </button>
            <div className="or">or</div>
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
        <footer className="foot">
          <LanguageSelect />
        </footer>
      </div>
    </div>
  );
}
