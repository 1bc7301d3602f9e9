import { SearchBox } from './SearchBox.tsx';

interface ListBarProps {
  title: string;
  count: readonly [shown: string, words: string];
  searchLabel: string;
  search: string;
  onSearchChange: (search: string) => void;
}

export function ListBar({ title, count, searchLabel, search, onSearchChange }: ListBarProps) {
  const [shown, words] = count;
  return (
    <div className="bar">
      <h2>
        {title}
        <small aria-hidden="true">{shown}</small>
        <span className="unseen">{words}</span>
      </h2>
      <SearchBox label={searchLabel} value={search} onValueChange={onSearchChange} />
      <output className="unseen">{search && `${words} found`}</output>
    </div>
  );
}
