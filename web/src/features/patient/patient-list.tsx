import type { PatientRow } from '@alur/contracts/patient/rows';
import { Search, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/card';
import { cn } from '@/ui/cn';
import { formatAge } from '@/ui/age';
import { formatDate } from '@/ui/format';
import { Input } from '@/ui/input';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { useDebounced } from '@/ui/use-debounced';
import { useKeys } from '@/ui/use-keys';
import { NewestPatients } from './newest-patients';
import { PatientMarks } from './patient-marks';
import { usePatientSearch, type FoundPatient } from './patient-queries';

export interface PatientListProps {
  /** Opens the registration to a clinic, the usual next step. */
  onRegister: (patient: PatientRow) => void;
  onOpen: (patient: PatientRow) => void;
  onAdd: (name?: string) => void;
}

/** One search box finds every patient; arrows choose, Enter opens. Without a search it shows the newest patients. */
export function PatientList({ onRegister, onOpen, onAdd }: PatientListProps) {
  const { t } = useTranslation('patient');
  const can = useCan();
  const mayRegister = can('front-office.patient-queue:take-number');
  const mayAdd = can('front-office.patient-list:register');
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const query = useDebounced(typed.trim(), 150);
  const found = usePatientSearch(query);
  const rows = found.data ?? [];
  const box = useRef<HTMLInputElement>(null);
  useKeys('slash', t('keys.search'), () => box.current?.focus());
  useKeys('alt+b', t('keys.add'), () => onAdd(), { enabled: mayAdd });
  const settled = query === typed.trim() && !found.isPlaceholderData && !found.isFetching;
  const take = mayRegister ? onRegister : onOpen;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && rows.length) {
      event.preventDefault();
      setActive(now => (now + step + rows.length) % rows.length);
    } else if (event.key === 'Enter' && query && settled) {
      // While the search for the last letters is pending, Enter would choose another row than the person means.
      const row = rows[active];
      if (row) (event.ctrlKey ? onOpen : take)(row);
      else if (mayAdd) onAdd(typed.trim());
    } else if (event.key === 'Escape') setTyped('');
  };

  return (
    <div className="fills flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-2">
        <div className="relative min-w-64 flex-1">
          <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-5 text-muted-foreground" />
          <Input
            ref={box}
            type="search"
            autoFocus
            autoComplete="off"
            spellCheck={false}
            role="combobox"
            aria-expanded={query !== '' && rows.length > 0}
            aria-controls="patient-results"
            aria-activedescendant={query && rows[active] ? `patient-${rows[active].id}` : undefined}
            aria-label={t('search')}
            aria-describedby="patient-search-hint"
            placeholder={t('search')}
            className="h-11 pl-10"
            value={typed}
            onChange={event => {
              setTyped(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <p id="patient-search-hint" className="mt-1 text-xs text-muted-foreground">
            {t(mayRegister ? 'searchHint' : 'searchHintOpen')}
          </p>
        </div>
        {mayAdd && (
          <Button size="lg" variant="primary" onClick={() => onAdd(typed.trim() || undefined)}>
            <UserPlus aria-hidden />
            {t('add')}
          </Button>
        )}
      </div>
      {query ? (
        <div className="fills overflow-auto rounded-lg border bg-raised" aria-busy={!settled || undefined}>
          <p role="status" className="sr-only">
            {settled && t('results', { count: rows.length })}
          </p>
          {found.isError ? (
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          ) : found.isPending ? (
            <TableSkeleton rows={6} columns={4} />
          ) : rows.length === 0 ? (
            <NoMatch query={query} onAdd={mayAdd ? onAdd : undefined} />
          ) : (
            <ul id="patient-results" role="listbox" aria-label={t('list')}>
              {rows.map((row, at) => (
                <Result
                  key={row.id}
                  row={row}
                  active={at === active}
                  onHover={() => setActive(at)}
                  onTake={() => take(row)}
                />
              ))}
            </ul>
          )}
        </div>
      ) : (
        <NewestPatients onOpen={onOpen} onRegister={mayRegister ? onRegister : null} />
      )}
    </div>
  );
}

function NoMatch({ query, onAdd }: { query: string; onAdd?: (name: string) => void }) {
  const { t } = useTranslation('patient');
  return (
    <EmptyState
      title={t('noMatch', { query })}
      action={
        onAdd && (
          <Button
            variant="primary"
            className="h-auto min-h-9 py-1.5 whitespace-normal pointer-coarse:h-auto"
            onClick={() => onAdd(query)}
          >
            <UserPlus aria-hidden />
            {t('addNamed', { name: query })} <Kbd>Enter</Kbd>
          </Button>
        )
      }
    >
      {t('noMatchHint')}
    </EmptyState>
  );
}

function Result({
  row,
  active,
  onHover,
  onTake,
}: {
  row: FoundPatient;
  active: boolean;
  onHover: () => void;
  onTake: () => void;
}) {
  const { t } = useTranslation(['patient', 'enums']);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (active) item.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <li
      ref={item}
      id={`patient-${row.id}`}
      role="option"
      aria-selected={active}
      onPointerMove={onHover}
      onClick={onTake}
      className={cn(
        'flex min-h-13 cursor-pointer items-center gap-4 border-b px-3 py-1.5 last:border-0',
        active && 'bg-primary-soft',
      )}
    >
      <span className="tabular w-24 shrink-0 font-semibold">{row.recordNumber}</span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{row.name}</span>
          <PatientMarks row={row} />
        </span>
        <span className="tabular block truncate text-xs text-muted-foreground">
          {t(`enums:gender.${row.gender}`)}
          {row.birthDate && ` · ${formatDate(row.birthDate)} · ${formatAge(row.birthDate)}`}
          {row.cityName && ` · ${[row.districtName, row.cityName].filter(Boolean).join(', ')}`}
        </span>
      </span>
      {active && <Kbd>Enter</Kbd>}
    </li>
  );
}
