import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDate } from '@/ui/format';
import { mentions } from '@/ui/mentions';
import { SearchBox } from '@/ui/search-box';
import { EmptyState } from '@/ui/states';
import { useSaid } from './form-words';
import { useFormChoices } from './use-form-definition';

interface Choosing {
  onChoose: (visit: VisitRecordRow, form: string) => void;
}

/** Chooses a form to fill in, and the open visit that it belongs to. */
export function FormChooser({ visits, onChoose }: Choosing & { visits: readonly VisitRecordRow[] }) {
  const { t } = useTranslation('record');
  const [typed, type] = useState('');
  if (visits.length === 0)
    return (
      <EmptyState icon={FileText} title={t('form.noVisit')}>
        {t('form.noVisitText')}
      </EmptyState>
    );
  return (
    <>
      <SearchBox label={t('form.search')} value={typed} onChange={type} />
      {visits.map(visit => (
        <Card key={visit.encounterId} title={`${formatDate(visit.date)} · ${visit.scheduleName ?? visit.roomName}`}>
          <FormsOfVisit visit={visit} typed={typed} onChoose={onChoose} />
        </Card>
      ))}
    </>
  );
}

function FormsOfVisit({ visit, typed, onChoose }: Choosing & { visit: VisitRecordRow; typed: string }) {
  const { t } = useTranslation('record');
  const said = useSaid();
  const choices = [
    { name: 'progress-note', title: t('cppt.title') },
    ...useFormChoices(visit).map(({ name, title }) => ({ name, title: said(title) })),
  ].filter(({ title }) => mentions(typed, title));
  if (choices.length === 0) return <p className="text-muted-foreground">{t('form.notFound')}</p>;
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {choices.map(({ name, title }) => (
        <li key={name}>
          <Button className="w-full justify-start" onClick={() => onChoose(visit, name)}>
            <FileText aria-hidden />
            {title}
          </Button>
        </li>
      ))}
    </ul>
  );
}
