import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDiagnosisNames } from '@/api/use-disease-names';
import { formatDate } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { BookingStatusChip } from './booking-status';

/** A visit beside the list: its findings, treatments and note. */
export function VisitPreview({ visit, note }: { visit: VisitRecordRow; note: ReactNode }) {
  const { t } = useTranslation('consultation');
  const nameOf = useDiagnosisNames(visit.diagnoses);
  return (
    <article className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg leading-6 font-semibold">{orErased(visit.patientName)}</h2>
        <BookingStatusChip status={visit.status} />
        <p className="basis-full text-muted-foreground">
          {joined(formatDate(visit.date), visit.scheduleName, visit.doctorName)}
        </p>
      </header>
      <Part title={t('diagnosis.title')} none={t('diagnosis.empty')}>
        {visit.diagnoses.map(entry => `${entry.code} ${nameOf(entry)}`)}
      </Part>
      <Part title={t('treatment.title')} none={t('treatment.empty')}>
        {visit.treatments.filter(({ status }) => status === 'done').map(({ name }) => name)}
      </Part>
      {note ?? <p className="text-muted-foreground">{t('record.noNote')}</p>}
    </article>
  );
}

function Part({ title, none, children }: { title: string; none: string; children: string[] }) {
  return (
    <section>
      <h3 className="text-xs font-medium text-muted-foreground">{title}</h3>
      {children.length === 0 ? (
        <p className="text-muted-foreground">{none}</p>
      ) : (
        <ul>
          {children.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
