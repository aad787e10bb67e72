import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '@/access/read-only';
import { cn } from './cn';
import { Input } from './input';
import { useKeys } from './use-keys';

export interface SearchBoxProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called on Enter: opens the first hit. */
  onEnter?: () => void;
  autoFocus?: boolean;
  className?: string;
}

/** The one search box of a screen: it has the focus when the screen opens, and `/` brings it back. */
export function SearchBox({ label, value, onChange, onEnter, autoFocus = true, className }: SearchBoxProps) {
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  const readOnly = useReadOnly();
  const [text, setText] = useState(value);
  useKeys('slash', t('search'), () => input.current?.select());
  const [seen, setSeen] = useState(value);
  // The URL is the source of truth: back and forward change it.
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }
  return (
    <div className={cn('relative w-80 max-w-full max-sm:w-full', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        // Lists refuse longer ones.
        maxLength={100}
        // In a replay the keys belong to the player.
        autoFocus={autoFocus && !readOnly}
        className="pl-8"
        value={text}
        onChange={event => {
          setText(event.target.value);
          onChange(event.target.value);
        }}
        onKeyDown={event => {
          if (event.key === 'Enter' && onEnter) {
            // The key must not go on to the element that has the focus next.
            event.preventDefault();
            onEnter();
          } else if (event.key === 'Escape' && text) {
            event.stopPropagation();
            setText('');
            onChange('');
          } else if (event.key === 'ArrowDown') {
            // The down arrow goes from the search into the rows.
            const row = document.querySelector<HTMLElement>('tbody tr[tabindex="0"]');
            if (row) {
              event.preventDefault();
              row.focus();
            }
          }
        }}
      />
    </div>
  );
}
