import type { Demonstration } from '@alur/contracts/demonstration/rows';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/http';
import { Button } from '@/ui/button';

const ASKED_AGAIN_MS = 2_000;

/** Shown in a demonstration only: a login for each role, and how much of the generated past has been written so far. */
export default function DemonstrationLogins({
  disabled,
  onEnter,
}: {
  disabled: boolean;
  onEnter: (login: { email: string; password: string; merchantId: number | null }) => void;
}) {
  const { t } = useTranslation('shell');
  const { data } = useQuery({
    queryKey: ['demonstration'],
    queryFn: async () => (await call<Demonstration>('GET', '/v2/demonstration')).data,
    refetchInterval: ({ state }) => (state.data?.arrived === null ? false : ASKED_AGAIN_MS),
    retry: false,
  });
  if (!data) return null;
  return (
    <section aria-label={t('login.demonstration')} className="mt-4 flex flex-col gap-3 rounded-lg border bg-raised p-4">
      <p className="text-sm text-muted-foreground">{t('login.demonstration')}</p>
      {data.arrived !== null && <Arriving percent={data.arrived} />}
      {facilitiesOf(data.logins).map(({ name, logins }) => (
        <div key={name} role="group" aria-label={name ?? t('login.operator')} className="flex flex-col gap-2">
          <p className="text-xs font-medium">{name ?? t('login.operator')}</p>
          <div className="grid grid-cols-2 gap-2">
            {logins.map(login => (
              <Button
                key={login.role}
                size="sm"
                disabled={disabled}
                className="h-auto min-h-8 justify-start py-1 text-left whitespace-normal"
                aria-label={t('login.as', { role: login.roleName.toLocaleLowerCase('id') })}
                onClick={() => onEnter(login)}
              >
                {login.roleName}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </section>
  );
}

/** Groups the logins by facility; those that belong to none come last. */
function facilitiesOf(logins: Demonstration['logins']) {
  const names = [...new Set(logins.map(({ facilityName }) => facilityName))].toSorted(
    (one, other) => Number(one === null) - Number(other === null),
  );
  return names.map(name => ({ name, logins: logins.filter(({ facilityName }) => facilityName === name) }));
}

function Arriving({ percent }: { percent: number }) {
  const { t } = useTranslation('shell');
  const text = t('login.arriving', { percent });
  return (
    <div>
      <p className="tabular text-sm">{text}</p>
      <div
        role="progressbar"
        aria-label={text}
        aria-valuenow={percent}
        className="mt-1 h-1.5 overflow-hidden rounded-full bg-muted"
      >
        <div className="h-full bg-primary" style={{ width: `${String(percent)}%` }} />
      </div>
    </div>
  );
}
