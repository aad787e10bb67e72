import type { Icd10Row } from '@alur/contracts/reference/rows';
import { CodeSystem, restoreCode, retireCode } from '@alur/contracts/terminology/commands';
import { retiredCodes } from '@alur/contracts/terminology/rows';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { useCan } from '@/access/use-can';
import { get } from '@/api/http';
import { useCommand } from '@/api/use-command';
import { useAsk } from '@/forms/use-ask';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { SearchBox } from '@/ui/search-box';
import { Select } from '@/ui/select';
import { SideSheet } from '@/ui/side-sheet';
import { EmptyState, ErrorState } from '@/ui/states';

const paths = { 'icd-10': '/v2/reference/icd10', 'icd-9-cm': '/v2/reference/icd9cm' } as const;

interface Named {
  code: string;
  name: string;
}

/** Retires codes that the facility does not use, and reactivates them. */
export function CodeUse({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['terminology', 'enums']);
  const merchant = useAtomValue(currentMerchantAtom);
  const can = useCan();
  const mayEdit = retireCode.access.some(right => can(right));
  const [system, setSystem] = useState<CodeSystem>('icd-10');
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const topic = useTopic(retiredCodes, {});
  const { ask, dialog } = useAsk();
  const retire = useCommand(retireCode, { success: t('use.retiredDone') });
  const restore = useCommand(restoreCode, { success: t('use.restoredDone') });
  const gone = topic.rows.filter(row => row.system === system).toSorted((a, b) => a.code.localeCompare(b.code));
  const { data, error, refetch } = useQuery({
    queryKey: ['codes', merchant, system, q],
    queryFn: async ({ signal }) => (await get<Icd10Row[]>(paths[system], { q, limit: 20 }, { signal })).data,
    enabled: q !== '',
  });
  // A cached answer may still contain codes that were retired since.
  const found = data?.filter(({ code }) => !gone.some(each => each.code === code)) ?? [];
  return (
    <SideSheet open onOpenChange={open => !open && onClose()} title={t('use.title')} description={t('use.explain')}>
      <div className="flex flex-col gap-4">
        <Field label={t('system')}>
          <Select
            value={system}
            onValueChange={setSystem}
            options={CodeSystem.options.map(value => ({ value, label: t(`enums:codeSystem.${value}`) }))}
          />
        </Field>
        <SearchBox label={t('use.search')} value={typed} onChange={setTyped} />
        {error && !data ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          q !== '' && (
            <Codes
              label={t('use.offered')}
              codes={found}
              empty={t('use.nothing')}
              verb={mayEdit ? t('use.retire') : null}
              onPress={code =>
                ask(
                  {
                    title: t('use.retireTitle', { code }),
                    text: t('use.retireText'),
                    confirm: t('use.retire'),
                  },
                  () => void retire.run({ body: { system, code } }),
                )
              }
            />
          )
        )}
        <Codes
          label={t('use.retired')}
          codes={gone.map(({ code, display }) => ({ code, name: display }))}
          empty={t('use.none')}
          verb={mayEdit ? t('use.restore') : null}
          onPress={code => void restore.run({ body: { system, code } })}
        />
        {dialog}
      </div>
    </SideSheet>
  );
}

function Codes({
  label,
  codes,
  empty,
  verb,
  onPress,
}: {
  label: string;
  codes: readonly Named[];
  empty: string;
  /** Label of the action; null where there is none. */
  verb: string | null;
  onPress: (code: string) => void;
}) {
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <h3 className="font-medium">{label}</h3>
      {codes.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul className="flex flex-col divide-y rounded-md border">
          {codes.map(({ code, name }) => (
            <li key={code} className="flex items-center gap-3 px-3 py-2">
              <span className="tabular w-16 font-medium">{code}</span>
              <span className="min-w-0 flex-1 break-words">{name}</span>
              {verb && (
                <Button size="sm" aria-label={`${verb} ${code}`} onClick={() => onPress(code)}>
                  {verb}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
