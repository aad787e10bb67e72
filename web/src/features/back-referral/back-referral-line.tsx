import { withdrawBackReferral } from '@alur/contracts/back-referral/commands';
import type { BackReferralRow } from '@alur/contracts/back-referral/rows';
import { Ban, Printer, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '@/api/use-command';
import { useVclaim } from '@/app/use-vclaim';
import { VclaimState, VclaimWords } from '@/selectors/vclaim-state';
import { Button } from '@/ui/button';
import { formatNumber } from '@/ui/format';
import { orErased } from '@/ui/or-erased';
import type { Deed } from './opened-deed';

interface Props {
  row: BackReferralRow;
  may: { record: boolean; void: boolean };
  onDo: (what: Deed) => void;
}

/** A back-referral with its number, programme and medicines, and how it stands with VClaim. */
export function BackReferralLine({ row, may, onDo }: Props) {
  const { t } = useTranslation('back-referral');
  return (
    <div className="flex min-h-row flex-wrap items-center gap-2 py-1">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          {t('number')} {row.number && <span className="tabular">{row.number}</span>}
        </span>
        <span className="block text-xs text-muted-foreground">
          {[orErased(row.programme.name), row.doctor.name].join(', ')}
        </span>
        <Medicines row={row} />
        <VclaimWords of={row.problem} />
        <VclaimWords of={row.deletion?.problem} />
      </span>
      <span role="status">
        <BackReferralState row={row} />
      </span>
      <Deeds {...{ row, may, onDo }} />
    </div>
  );
}

function Medicines({ row: { medicines } }: { row: BackReferralRow }) {
  const { t } = useTranslation('back-referral');
  return medicines.map(({ medicine, timesADay, each, quantity }) => (
    <span key={medicine.code} className="block text-xs text-muted-foreground">
      {t('dose', { name: medicine.name, timesADay, each: formatNumber(each, 4), quantity })}
    </span>
  ));
}

/** How it stands; a request that VClaim did not take yet waits, and says so. */
export function BackReferralState({ row: { status, deletion, problem } }: Pick<Props, 'row'>) {
  const { t } = useTranslation(['back-referral', 'enums']);
  if (deletion?.status === 'queued') return <VclaimState is="going">{t('back-referral:deletion.queued')}</VclaimState>;
  if (deletion?.status === 'failed') return <VclaimState is="failed">{t('back-referral:deletion.failed')}</VclaimState>;
  if (status === 'queued' && problem) return <VclaimState is="waits">{t('back-referral:waits')}</VclaimState>;
  const is = ({ queued: 'going', issued: 'done' } as const)[status as 'queued'] ?? 'failed';
  return <VclaimState is={is}>{t(`enums:backReferralStatus.${status}`)}</VclaimState>;
}

/** What may be done with it as it stands. */
export function Deeds({ row, may, onDo }: Props) {
  const { t } = useTranslation('back-referral');
  const own = useVclaim();
  const withdraw = useCommand(withdrawBackReferral, { success: t('withdrawn') });
  const { id, number, status, deletion } = row;
  if (status === 'queued' && may.record)
    return (
      <Button size="sm" pending={withdraw.pending} onClick={() => void withdraw.run({ id, body: {} })}>
        {t('withdraw')}
      </Button>
    );
  if (status !== 'issued') return null;
  const deeds: [boolean, Deed, typeof Ban, string][] = [
    [true, 'print', Printer, t('printOf', { number })],
    [may.void && own !== null && deletion?.status !== 'queued', 'delete', Trash2, t('deletion.of', { number })],
    [may.void, 'void', Ban, t('voidOf', { number })],
  ];
  return (
    <span className="flex">
      {deeds
        .filter(([isShown]) => isShown)
        .map(([, deed, Icon, label]) => (
          <Button key={deed} size="icon-sm" variant="ghost" aria-label={label} onClick={() => onDo(deed)}>
            <Icon aria-hidden />
          </Button>
        ))}
    </span>
  );
}
