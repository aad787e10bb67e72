import type { DemonstrationDay } from '@alur/contracts/demonstration/rows';
import { DEMONSTRATION_COOKIE } from '@alur/contracts/kernel/demonstration-cookie';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '@/api/http';
import { useChannelCan } from '@/access/use-channel-can';
import { readCookie } from '@/app/cookies';
import { translateError } from '@/i18n/translate-error';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Field } from '@/ui/field';
import { formatDateTime, formatNumber } from '@/ui/format';
import { Select } from '@/ui/select';

const path = '/v2/channel/demonstration';
const key = ['demonstration', 'day'];
const ASKED_AGAIN_MS = 2_000;
const speeds = [1, 2, 6, 12, 30, 60];

/**
 * Shown in a demonstration only: how much of its past has been written, and its simulated day, which the operator
 * starts.
 */
export function DemonstrationCard() {
  const { t } = useTranslation('operations');
  const queries = useQueryClient();
  const [speed, setSpeed] = useState('6');
  const mayPlay = useChannelCan()('channel.operations:play-day');
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => (await call<DemonstrationDay>('GET', path)).data,
    enabled: readCookie(DEMONSTRATION_COOKIE) !== null,
    refetchInterval: ASKED_AGAIN_MS,
    retry: false,
  });
  const change = useMutation({
    mutationFn: async (visitsPerMinute: number | null) =>
      visitsPerMinute === null
        ? (await call<DemonstrationDay>('POST', `${path}/stop`)).data
        : (await call<DemonstrationDay>('POST', `${path}/play`, { body: { visitsPerMinute } })).data,
    onSuccess: answer => queries.setQueryData(key, answer),
  });
  if (!data || (!data.isPossible && data.arrived === null)) return null;
  const { arrived, played } = data;
  return (
    <Card title={t('demonstration.title')}>
      {arrived !== null && <p className="tabular">{t('demonstration.arriving', { percent: arrived })}</p>}
      {data.isPossible && mayPlay && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t('demonstration.speed')} className="w-60">
            <Select
              value={speed}
              onValueChange={setSpeed}
              options={speeds.map(each => ({
                value: String(each),
                label: t('demonstration.perMinute', { count: each }),
              }))}
            />
          </Field>
          <Button pending={change.isPending} onClick={() => change.mutate(Number(speed))}>
            {played ? t('demonstration.faster') : t('demonstration.goOn')}
          </Button>
          {played && (
            <Button disabled={change.isPending} onClick={() => change.mutate(null)}>
              {t('demonstration.stop')}
            </Button>
          )}
          <p role="status" className="basis-full text-muted-foreground">
            {played
              ? t('demonstration.playing', {
                  ...{ by: played.by, since: formatDateTime(played.since), visits: formatNumber(played.visits) },
                  perMinute: formatNumber(played.visitsPerMinute),
                })
              : t('demonstration.hint')}
          </p>
          {change.error && (
            <p role="alert" className="basis-full text-danger-text">
              {translateError(change.error)}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}
