import type { CasemixVisitRow } from '@alur/contracts/casemix/rows';
import { patientControlLetters, type ControlLetterRow } from '@alur/contracts/control-letter/rows';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTopic } from '@/live/use-topic';
import { Button } from '@/ui/button';
import { formatDate } from '@/ui/format';
import { isStay } from './issue-values';

/** The letters by which the patient's visit was planned, the earliest day first, so that nobody types their numbers. */
export function PlannedLetters({
  row,
  chosen,
  onChoose,
}: {
  row: CasemixVisitRow;
  chosen: string;
  onChoose: (letter: ControlLetterRow) => void;
}) {
  const { t } = useTranslation(['casemix', 'enums']);
  const { rows } = useTopic(patientControlLetters, { patientId: row.personId });
  const kind = isStay(row) ? 'admission' : 'control';
  const letters = rows
    .filter(each => each.kind === kind && each.status === 'issued' && (each.usedFor ?? row.id) === row.id)
    // A visit does not follow the control that was planned in it.
    .filter(each => kind === 'admission' || each.encounterId !== row.id)
    .toSorted((a, b) => a.plannedOn.localeCompare(b.plannedOn));
  if (letters.length === 0) return null;
  return (
    <ul aria-label={t('casemix:planned.title')} className="grid gap-1 rounded-md border p-3">
      {letters.map(letter => (
        <li key={letter.id} className="flex flex-wrap items-center justify-between gap-2">
          <span>
            {t(`enums:controlLetterKind.${letter.kind}`)} <span className="tabular">{letter.number}</span>
            <span className="block text-xs text-muted-foreground">
              {[formatDate(letter.plannedOn), letter.poli.name, letter.doctor.name].join(', ')}
            </span>
          </span>
          {chosen === letter.number ? (
            <span role="status" className="flex items-center gap-1 text-success-text">
              <Check aria-hidden className="size-4" />
              {t('casemix:planned.used')}
            </span>
          ) : (
            <Button
              size="sm"
              aria-label={t('casemix:planned.of', { number: letter.number })}
              onClick={() => onChoose(letter)}
            >
              {t('casemix:planned.use')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
