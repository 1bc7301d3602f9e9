import { LanguageProvider } from '@platform/i18n';
import type { ComponentGuide } from './guide.ts';
import { Facts, Gallery, List, Rule } from './docs.styles.ts';

/** Do and Don't examples, rendered in English like the surrounding text. */
export function Rules({ guide }: { guide: ComponentGuide }) {
  const rules = [
    ...guide.dos.map((each) => ({ ...each, kind: 'do', word: 'Do.' })),
    ...guide.donts.map((each) => ({ ...each, kind: 'dont', word: 'Don’t.' })),
  ];
  return (
    <section>
      <h2>Do and don’t</h2>
      <LanguageProvider language="en">
        <Gallery>
          {rules.map(({ kind, word, example, caption }) => (
            <Rule key={caption} data-kind={kind}>
              <div>{example}</div>
              <figcaption>
                <b>{word}</b> {caption}
              </figcaption>
            </Rule>
          ))}
        </Gallery>
      </LanguageProvider>
    </section>
  );
}

export function Anatomy({ guide }: { guide: ComponentGuide }) {
  return (
    <section>
      <h2>Anatomy</h2>
      <Facts>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">What holds for it</th>
          </tr>
        </thead>
        <tbody>
          {guide.anatomy.map(({ name, text }, index) => (
            <tr key={name}>
              <th scope="row">{`${index + 1}. ${name}`}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </Facts>
    </section>
  );
}

/** Function of each key, or a sentence if the component takes no focus. */
export function Keyboard({ guide }: { guide: ComponentGuide }) {
  return (
    <section>
      <h2>Keyboard</h2>
      {guide.keyboard.length === 0 ? (
        <p>It takes no focus; what stands in it keeps its own keys.</p>
      ) : (
        <Facts>
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {guide.keyboard.map(({ keys, effect }) => (
              <tr key={keys + effect}>
                <th scope="row">
                  <kbd>{keys}</kbd>
                </th>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </Facts>
      )}
    </section>
  );
}

export function Content({ guide }: { guide: ComponentGuide }) {
  return (
    <section>
      <h2>Content</h2>
      <List>
        {guide.content.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </List>
    </section>
  );
}
