import { patients } from '@alur/contracts/patient/lists';
import type { PatientRow } from '@alur/contracts/patient/rows';
import { Search, TriangleAlert, UserPlus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useList, useListSearch } from '@/api/use-list';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/card';
import { cn } from '@/ui/cn';
import { DataTable, type Column } from '@/ui/data-table';
import { formatAge, formatDate } from '@/ui/format';
import { Input } from '@/ui/input';
import { Pagination } from '@/ui/pagination';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { useDebounced } from '@/ui/use-debounced';
import { useKeys } from '@/ui/use-keys';
import { usePatientSearch, type FoundPatient } from './patient-queries';

export interface PatientListProps {
  /** The next thing to do with a patient: register to a clinic. */
  onRegister: (patient: PatientRow) => void;
  onOpen: (patient: PatientRow) => void;
  onAdd: (name?: string) => void;
}

/** One box finds everybody; the arrows choose, Enter goes on. Without a word, the newest patients. */
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
      // Letters still under way would choose another than the one that is meant.
      const row = rows[active];
      if (row) (event.ctrlKey ? onOpen : take)(row);
      else if (mayAdd) onAdd(typed.trim());
    } else if (event.key === 'Escape') setTyped('');
  };

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
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
          <p id="patient-search-hint" className="mt-1 text-xs text-muted-foreground">{t('searchHint')}</p>
        </div>
        {mayAdd && (
          <Button size="lg" variant="primary" onClick={() => onAdd(typed.trim() || undefined)}>
            <UserPlus aria-hidden />
            {t('add')}
          </Button>
        )}
      </div>
      {query ? (
        <div className="min-h-0 flex-1 overflow-auto rounded-lg border bg-raised" aria-busy={!settled || undefined}>
          <p role="status" className="sr-only">{settled && t('results', { count: rows.length })}</p>
          {found.isError ? (
            <ErrorState error={found.error} onRetry={() => void found.refetch()} />
          ) : found.isPending ? (
            <TableSkeleton rows={6} columns={4} />
          ) : rows.length === 0 ? (
            <EmptyState
              title={t('noMatch', { query })}
              action={mayAdd && <Button variant="primary" onClick={() => onAdd(query)}><UserPlus aria-hidden />{t('addNamed', { name: query })} <Kbd>Enter</Kbd></Button>}
            >
              {t('noMatchHint')}
            </EmptyState>
          ) : (
            <ul id="patient-results" role="listbox" aria-label={t('list')}>
              {rows.map((row, at) => (
                <Result key={row.id} row={row} active={at === active} onHover={() => setActive(at)} onTake={() => take(row)} />
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

function Result({ row, active, onHover, onTake }: { row: FoundPatient; active: boolean; onHover: () => void; onTake: () => void }) {
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
      className={cn('flex min-h-13 cursor-pointer items-center gap-4 border-b px-3 py-1.5 last:border-0', active && 'bg-primary-soft')}
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

function PatientMarks({ row }: { row: PatientRow }) {
  const { t } = useTranslation('patient');
  return (
    <>
      {row.allergyCount > 0 && <StatusChip tone="danger" icon={TriangleAlert} className="h-5">{t('allergies', { count: row.allergyCount })}</StatusChip>}
      {row.status !== 'active' && <StatusChip tone="neutral" icon={TriangleAlert} className="h-5">{t(row.status)}</StatusChip>}
    </>
  );
}

/** What the desk sees before it looks for anyone: the last registered first. */
function NewestPatients({ onOpen, onRegister }: { onOpen: (row: PatientRow) => void; onRegister: ((row: PatientRow) => void) | null }) {
  const { t } = useTranslation(['patient', 'enums']);
  const [search, change] = useListSearch<{ page?: number }>();
  const list = useList<PatientRow>(`/v2/${patients.path}`, { page: search.page, order_by: 'id', sort_by: 'desc', status: 'active' });
  const columns = useMemo(
    (): Column<PatientRow>[] => [
      { id: 'recordNumber', header: t('patient:column.recordNumber'), width: 110, cell: row => <span className="tabular font-semibold">{row.recordNumber}</span> },
      { id: 'name', header: t('patient:column.name'), cell: row => <span className="flex items-center gap-2"><span className="truncate font-medium">{row.name}</span><PatientMarks row={row} /></span> },
      { id: 'gender', header: t('patient:column.gender'), width: 60, cell: row => t(`enums:genderShort.${row.gender}`) },
      { id: 'birthDate', header: t('patient:column.birthDate'), width: 120, cell: row => (row.birthDate ? formatDate(row.birthDate) : '–') },
      { id: 'age', header: t('patient:column.age'), width: 110, cell: row => (row.birthDate ? formatAge(row.birthDate) : '–') },
      { id: 'address', header: t('patient:column.address'), cell: row => <span className="truncate">{[row.districtName, row.cityName].filter(Boolean).join(', ') || '–'}</span> },
      { id: 'registered', header: t('patient:column.registered'), width: 120, cell: row => formatDate(row.registeredOn) },
      ...(onRegister ? [{ id: 'do', header: <span className="sr-only">{t('patient:register')}</span>, width: 150, align: 'right' as const, cell: (row: PatientRow) => <Button size="sm" onClick={() => onRegister(row)}>{t('patient:register')}</Button> }] : []),
    ],
    [t, onRegister],
  );
  if (list.error) return <ErrorState error={list.error} onRetry={list.retry} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1 flex-col rounded-lg border bg-raised">
        {list.loading ? <TableSkeleton rows={10} columns={7} /> : <DataTable label={t('patient:newest')} className="flex-1 rounded-lg" columns={columns} rows={list.rows} rowKey={row => String(row.id)} onOpen={onOpen} empty={<EmptyState title={t('patient:empty')}>{t('patient:emptyHint')}</EmptyState>} />}
      </div>
      <Pagination page={list.page} limit={list.limit} total={list.total} onPage={page => change({ page })} />
    </div>
  );
}
