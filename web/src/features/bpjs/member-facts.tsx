import type { Member } from '@alur/contracts/bpjs/member';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '@/ui/facts';
import { formatDate } from '@/ui/format';
import { StatusChip } from '@/ui/status-chip';

/** What BPJS says of a participant, in its own words for whoever is not insured. */
export function MemberFacts({ of, aside }: { of: Member; aside?: ReactNode }) {
  const { t } = useTranslation('bpjs');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <StatusChip tone={of.isActive ? 'success' : 'danger'} icon={of.isActive ? CircleCheck : CircleX}>
          {of.status || t(of.isActive ? 'member.active' : 'member.inactive')}
        </StatusChip>
        <span className="tabular text-xs text-muted-foreground">{aside}</span>
      </div>
      <Facts
        facts={[
          [t('member.name'), of.name],
          [t('member.birthDate'), of.birthDate && formatDate(of.birthDate)],
          [t('member.card'), of.cardNumber],
          [t('member.class'), of.entitledClass],
          [t('member.type'), of.memberType],
          [t('member.provider'), of.provider && `${of.provider.name} (${of.provider.code})`],
          [t('member.programme'), of.programme],
        ]}
      />
    </>
  );
}
