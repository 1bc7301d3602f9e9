import { Library } from 'lucide';
import { Icon } from './Icon.tsx';
import { SampleChat } from './SampleChat.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  ['/bot-studio', 'Overview'],
  ['/bot-studio/bots', 'Bots'],
  ['/bot-studio/knowledgebase', 'Train Bot'],
  ['/bot-studio/customise', 'Customise'],
] as const;

const steps = [
  ['Train', 'Point the bot at pages, files and answers you already have.'],
  ['Customise', 'Set its name, colours and tone so it sounds like you.'],
  ['Embed', 'Add one script to your site and go live.'],
] as const;

export function BotStudio() {
  return (
    <>
      <div className="head">
        <div>
          <h1>Bot Studio</h1>
          <p>Build a chatbot that answers from your own knowledge.</p>
        </div>
      </div>
      <Tabs label="Bot Studio sections" tabs={tabs} current="Overview" />
      <section className="hero">
        <div className="words">
          <span className="badge" data-status="Soon">
            Coming soon
          </span>
          <h2>A chatbot that knows what your team knows.</h2>
          <p>
            Bot Studio is on its way. Fill your knowledge base now and your first bot will be ready
            to learn from it.
          </p>
          <a className="button" href="/knowledge-base">
            <Icon icon={Library} />
            Open Knowledge Base
          </a>
        </div>
        <div className="dotted">
          <SampleChat />
        </div>
      </section>
      <ol className="steps">
        {steps.map(([title, text], index) => (
          <li key={title}>
            <span aria-hidden="true">{index + 1}</span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
