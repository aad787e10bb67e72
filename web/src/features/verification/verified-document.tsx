import type { Verified } from '@alur/contracts/kernel/verification';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, FileQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@/api/api-error';
import { get } from '@/api/http';
import { useLocale } from '@/i18n/use-locale';
import { formatDate } from '@/ui/format';
import { EmptyState, ErrorState, Skeleton } from '@/ui/states';

/** Confirms a printed document by its code, for whoever holds it: an employer, a school, another facility. */
export function VerifiedDocument({ document, code }: { document: string; code: string }) {
  const { t } = useTranslation('verification');
  const query = useQuery({
    queryKey: ['verification', document, code],
    queryFn: async ({ signal }) =>
      (
        await get<Verified>(
          `/v2/verification/${encodeURIComponent(document)}/${encodeURIComponent(code)}`,
          {},
          { signal },
        )
      ).data,
    retry: false,
  });
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <EmptyState icon={FileQuestion} title={t('unknownTitle')}>
        {t('unknownHint')}
      </EmptyState>
    );
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton className="h-64" />;
  return <Facts verified={query.data} />;
}

function Facts({ verified }: { verified: Verified }) {
  const { t } = useTranslation('verification');
  const locale = useLocale();
  const { from, until, practiceLicence } = verified;
  return (
    <div className="flex flex-col gap-4">
      <Validity revokedAt={verified.revokedAt} />
      <p className="text-muted-foreground">{t('compare')}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <Fact name={t('facility')}>{verified.facility}</Fact>
        <Fact name={t('document')}>{verified.title[locale]}</Fact>
        <Fact name={t('number')}>
          <span className="tabular">{verified.number}</span>
        </Fact>
        <Fact name={t('issuedOn')}>{formatDate(verified.issuedOn, 'long')}</Fact>
        <Fact name={t('holder')}>{verified.holder}</Fact>
        {from && (
          <Fact name={t('days')}>
            {until && until !== from
              ? t('until', { from: formatDate(from, 'long'), until: formatDate(until, 'long') })
              : formatDate(from, 'long')}
          </Fact>
        )}
        <Fact name={t('signedBy')}>
          {verified.signedBy}
          {practiceLicence && (
            <span className="block text-muted-foreground">{t('licence', { number: practiceLicence })}</span>
          )}
        </Fact>
      </dl>
      <p className="text-xs text-muted-foreground">{t('privacy')}</p>
    </div>
  );
}

function Validity({ revokedAt }: { revokedAt: string | null }) {
  const { t } = useTranslation('verification');
  const Icon = revokedAt ? CircleX : CircleCheck;
  return (
    <p
      role="status"
      className={`flex items-start gap-2 rounded-md p-3 font-medium ${revokedAt ? 'bg-danger-soft text-danger-text' : 'bg-success-soft text-success-text'}`}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      {revokedAt ? t('revoked', { date: formatDate(revokedAt, 'long') }) : t('valid')}
    </p>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 font-medium break-words">{children}</dd>
    </>
  );
}
