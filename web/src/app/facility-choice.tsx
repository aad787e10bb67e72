import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Check, ChevronRight, Hospital, LoaderCircle, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { Input } from '@/ui/input';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { StatusChip } from '@/ui/status-chip';
import { toast } from '@/ui/toast';
import { openFacility, useFacilities, type Facility } from './facilities';
import { PageHead } from '@/ui/page-head';

/** A search field is shown from this many facilities on. */
const SEARCH_FROM = 8;

/** Where a person chooses the facility to work in. */
export function FacilityChoice() {
  const { t } = useTranslation('shell');
  const current = useAtomValue(currentMerchantAtom);
  const { data, error, isPending, refetch } = useFacilities();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [opening, setOpening] = useState<number | null>(null);
  const wanted = search.trim().toLowerCase();
  const shown = (data ?? []).filter(facility => facility.name.toLowerCase().includes(wanted));

  const open = async (id: number) => {
    if (opening !== null) return;
    setOpening(id);
    try {
      await openFacility(id, queries);
      await navigate({ to: '/manage' });
    } catch (failure) {
      toast.error(failure);
      setOpening(null);
    }
  };

  return (
    <div className="mx-auto w-full max-w-3xl">
      <PageHead title={t('merchants.title')} meta={t('merchants.hint')} />
      {(data?.length ?? 0) >= SEARCH_FROM && (
        <div className="relative mt-3">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
          />
          <Input
            type="search"
            autoFocus
            aria-label={t('merchants.search')}
            placeholder={t('merchants.search')}
            className="pl-9"
            value={search}
            onChange={event => setSearch(event.target.value)}
            onKeyDown={event => {
              if (event.key === 'Enter' && shown[0]) void open(shown[0].id);
            }}
          />
        </div>
      )}
      <div className="mt-3 overflow-hidden rounded-lg border bg-raised">
        {isPending ? (
          <TableSkeleton rows={4} columns={2} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : shown.length === 0 ? (
          data?.length ? (
            <EmptyState title={t('merchants.noMatch')}>{t('merchants.noMatchHint')}</EmptyState>
          ) : (
            <EmptyState icon={Hospital} title={t('merchants.empty')}>
              {t('merchants.emptyHint')}
            </EmptyState>
          )
        ) : (
          <ul className="divide-y">
            {shown.map(facility => (
              <FacilityRow
                key={facility.id}
                facility={facility}
                current={facility.id === current}
                opening={opening === facility.id}
                onOpen={() => void open(facility.id)}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function FacilityRow({
  facility,
  current,
  opening,
  onOpen,
}: {
  facility: Facility;
  current: boolean;
  opening: boolean;
  onOpen: () => void;
}) {
  const { t } = useTranslation(['shell', 'enums']);
  const kind = facility.category ? t(`enums:merchantCategory.${facility.category}`) : null;
  return (
    <li>
      <button
        type="button"
        aria-busy={opening || undefined}
        onClick={onOpen}
        className="flex min-h-13 w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-left hover:bg-surface focus-visible:-outline-offset-2"
      >
        <Hospital aria-hidden className="size-5 shrink-0 text-muted-foreground" strokeWidth={1.5} />
        <span className="min-w-0 flex-1 max-sm:basis-4/5">
          <span className="block font-medium [overflow-wrap:anywhere]">{facility.name}</span>
          {kind && <span className="block truncate text-xs text-muted-foreground">{kind}</span>}
        </span>
        {facility.isBpjs && <span className="text-xs text-muted-foreground">{t('shell:merchants.bpjs')}</span>}
        {current && (
          <StatusChip tone="success" icon={Check}>
            {t('shell:merchants.current')}
          </StatusChip>
        )}
        {opening ? (
          <LoaderCircle
            role="status"
            aria-label={t('shell:merchants.opening')}
            className="spin-anyway size-4 animate-spin text-muted-foreground"
          />
        ) : (
          <ChevronRight aria-hidden className="size-4 text-muted-foreground" />
        )}
      </button>
    </li>
  );
}
