import { Facts } from '../docs/docs.styles.ts';
import { contrastOf, contrastPairs } from './contrast.ts';
import { Ratio } from './foundation.styles.ts';
import { useValues } from './useValues.ts';

const names = [...new Set(contrastPairs.flatMap(({ front, back }) => [front, back]))].join(' ');

/** Every colour on each of its surfaces, with its contrast and the required one. */
export function ContrastTable() {
  const { ref, values } = useValues(names);
  return (
    <Facts ref={ref}>
      <thead>
        <tr>
          <th scope="col">Sample</th>
          <th scope="col">Colour</th>
          <th scope="col">On</th>
          <th scope="col">Contrast</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(({ front, back, minRatio }) => {
          const ratio = contrastOf(values[front] ?? 'black', values[back] ?? 'white');
          return (
            <tr key={front + back}>
              <td>
                <Ratio style={{ color: `var(${front})`, background: `var(${back})` }}>
                  {minRatio === 3 ? '●' : 'Aa 123'}
                </Ratio>
              </td>
              <td>
                <code>{front}</code>
              </td>
              <td>
                <code>{back}</code>
              </td>
              <td data-ratio={ratio >= minRatio ? 'enough' : 'short'}>{ratio.toFixed(2)}</td>
              <td>{`${minRatio}, ${ratio >= minRatio ? 'passes' : 'falls short'}`}</td>
            </tr>
          );
        })}
      </tbody>
    </Facts>
  );
}
