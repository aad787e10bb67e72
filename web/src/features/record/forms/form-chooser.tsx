import type { VisitRecordRow } from '@alur/contracts/consultation/rows';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { formatDate } from '@/ui/format';
import { EmptyState } from '@/ui/states';
import { useSaid } from './form-words';
import { useFormChoices } from './use-form-definition';

/** Chooses a form to fill in, and the open visit that it belongs to. */
export function FormChooser(props: {
  visits: readonly VisitRecordRow[];
  onChoose: (visit: VisitRecordRow, form: string) => void;
}) {
  const { visits, onChoose } = props;
  const { t } = useTranslation('record');
  const said = useSaid();
  const choices = useFormChoices();
  if (visits.length === 0)
    return (
      <EmptyState icon={FileText} title={t('form.noVisit')}>
        {t('form.noVisitText')}
      </EmptyState>
    );
  return visits.map(visit => (
    <Card key={visit.encounterId} title={`${formatDate(visit.date)} · ${visit.scheduleName ?? visit.roomName}`}>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        <li>
          <Button className="w-full justify-start" onClick={() => onChoose(visit, 'progress-note')}>
            <FileText aria-hidden />
            {t('cppt.title')}
          </Button>
        </li>
        {choices.map(each => (
          <li key={each.name}>
            <Button className="w-full justify-start" onClick={() => onChoose(visit, each.name)}>
              <FileText aria-hidden />
              {said(each.title)}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  ));
}
