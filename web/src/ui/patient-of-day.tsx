import type { Gender } from '@alur/contracts/kernel/enums';
import { useTranslation } from 'react-i18next';
import { ageText } from './age-text';
import { DayMark } from './day-mark';
import { joined } from './joined';
import { orErased } from './or-erased';
import { Subject } from './subject';

export interface PatientOfDayRow {
  patientName: string;
  recordNumber: string;
  gender: Gender;
  age: Parameters<typeof ageText>[0];
  date: string;
}

/** The patient of a row of today's work, told from others by number, sex and age; with its day, where that is another. */
export function PatientOfDay({ of: { patientName, recordNumber, gender, age, date } }: { of: PatientOfDayRow }) {
  const { t } = useTranslation('enums');
  return (
    <Subject name={orErased(patientName)}>
      <span className="text-xs text-muted-foreground">
        {joined(orErased(recordNumber), t(`genderShort.${gender}`), ageText(age))}
      </span>
      <DayMark date={date} />
    </Subject>
  );
}
