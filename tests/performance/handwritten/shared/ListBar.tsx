import { SearchBox } from './SearchBox.tsx';

interface ListBarProps {
  title: string;
  /** As it is shown, and in words. */
  count: readonly [shown: string, words: string];
  /** Names the search box. */
  searchLabel: string;
  search: string;
  onSearchChange: (search: string) => void;
}

/** Heading, count and search of a list; it stays over the rows, and what is found is read out. */
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
