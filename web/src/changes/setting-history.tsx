import type { SettingChange, SettingHistoryAnswer } from '@alur/contracts/audit/setting-history';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { get } from '@/api/http';
import { formatDateTime } from '@/ui/format';
import { SideSheet } from '@/ui/side-sheet';
import { EmptyState, ErrorState, TableSkeleton } from '@/ui/states';
import { ChangeTable } from './change-table';
import { nameOfEvent, useAuditTexts } from './words';

/** Something that the facility sets: the first part of its stream's name, its id, and its label. */
export interface Setting {
  kind: string;
  id: number;
  name: string;
  /** Limits the history to fields whose paths begin with this. */
  part?: string;
}

/** The history of a setting: who changed it, when, and from what to what. */
export function SettingHistory({ of: setting, onClose }: { of: Setting; onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  const merchant = useAtomValue(currentMerchantAtom);
  const { kind, id, part } = setting;
  const { data, error, refetch } = useQuery({
    queryKey: ['setting-history', merchant, kind, id],
    queryFn: async ({ signal }) =>
      (await get<SettingHistoryAnswer['data']>(`/v2/audit/setting/${kind}/${id}`, {}, { signal })).data,
    staleTime: 0,
  });
  return (
    <SideSheet open onOpenChange={open => !open && onClose()} title={t('history.title')} description={setting.name}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <TableSkeleton rows={8} columns={2} />
      ) : ofPart(data, part).length === 0 ? (
        <EmptyState title={t('history.none')} />
      ) : (
        // The sheet is open already, so it must not be hidden while the words are fetched.
        <Suspense fallback={<TableSkeleton rows={8} columns={2} />}>
          <ChangeLines changes={ofPart(data, part)} kind={kind} />
        </Suspense>
      )}
    </SideSheet>
  );
}

/** Whether a field belongs to the part, as its dated prices do. */
const isOf = (part: string, path: string): boolean =>
  path === part || path.startsWith(`${part}.`) || path.startsWith(`dated.${part}.`);

/** The changes of that part. */
const ofPart = (all: readonly SettingChange[], part?: string): readonly SettingChange[] =>
  part === undefined
    ? all
    : all
        .map(one => ({ ...one, changes: one.changes.filter(({ path }) => isOf(part, path)) }))
        .filter(({ changes }) => changes.length > 0);

function ChangeLines({ changes, kind }: { changes: readonly SettingChange[]; kind: string }) {
  const { t } = useTranslation('catalogue');
  useAuditTexts();
  return (
    <ol className="flex flex-col gap-5">
      {changes.map(change => (
        <li key={change.id} className="flex flex-col gap-1.5 border-l-2 pl-3">
          <p className="font-medium">{nameOfEvent(change.type) ?? change.type}</p>
          <p className="text-xs text-muted-foreground">
            {formatDateTime(change.at)} · {change.actor.name}
          </p>
          {change.changes.length === 0 ? (
            <p className="text-xs text-muted-foreground">{t('history.noChanges')}</p>
          ) : (
            <ChangeTable changes={change.changes} kind={kind} type={change.type} />
          )}
        </li>
      ))}
    </ol>
  );
}
