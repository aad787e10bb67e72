import { correctLetter } from '@alur/contracts/casemix/commands';
import type { CasemixVisitRow, LetterOfVisit } from '@alur/contracts/casemix/rows';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { CorrectionFields } from './issue-fields';
import { bodyOf, missingIn, specialOf, valuesOf, type Suggested, type Values } from './issue-values';
import { useSuggested } from './use-suggested';

/** Of what a letter rests on nothing is corrected, so nothing of it is needed or sent. */
const correctionOf = (row: CasemixVisitRow, typed: Values) => {
  const { classEntitled, upgrade, initialDiagnosis, poli, doctor, ...said } = bodyOf(row, typed);
  const { executive, cataract, cob, accident, notes } = said;
  return { classEntitled, upgrade, initialDiagnosis, poli, doctor, executive, cataract, cob, accident, notes };
};

/** What the letter says as it was last asked for; of one that was typed, VClaim's codes and what else it says are not known. */
const valuesOfLetter = (row: CasemixVisitRow, letter: LetterOfVisit, suggested: Suggested): Values => {
  const values = { ...valuesOf(row, suggested), ...specialOf({ executive: false, cataract: false, cob: letter.cob }) };
  const asked = row.letterCorrection?.asked ?? letter.asked;
  const { classEntitled, initialDiagnosis, notes } = asked ?? letter;
  return {
    ...values,
    ...{ issuedOn: letter.issuedOn, classEntitled: String(classEntitled), notes: notes ?? '' },
    initialDiagnosis: initialDiagnosis && { id: initialDiagnosis.code, name: initialDiagnosis.name },
    ...(asked && {
      ...{ poli: asked.poli, doctor: asked.doctor, upgrade: asked.upgrade ?? values.upgrade },
      ...specialOf(asked),
      accident: asked.accident
        ? { ...asked.accident, policeReport: asked.accident.policeReport ?? '' }
        : values.accident,
    }),
  };
};

/** Has VClaim correct a letter; what was refused or waits stands there again. */
export function CorrectDialog({
  row,
  letter,
  onClose,
}: {
  row: CasemixVisitRow;
  letter: LetterOfVisit;
  onClose: () => void;
}) {
  const { t } = useTranslation('casemix');
  const { number, issuedOn } = letter;
  const form = useCommandForm(correctLetter, {
    id: row.id,
    values: valuesOfLetter(row, letter, useSuggested(row, issuedOn)),
    body: typed => correctionOf(row, typed),
    check: typed =>
      Object.fromEntries(
        missingIn(row, typed).flatMap(name => (name === 'controlLetter' ? [] : [[name, t('issue.needed')]])),
      ),
    success: t('correction.asked'),
    onDone: onClose,
  });
  return (
    <FormDialog
      of={form}
      size="lg"
      title={t('correction.title')}
      description={t('correction.text', { number })}
      verb={t('correction.do')}
      onClose={onClose}
    >
      {letter.asked === null && <p className="text-muted-foreground">{t('correction.typed')}</p>}
      <CorrectionFields form={form} row={row} issuedOn={issuedOn} />
    </FormDialog>
  );
}
