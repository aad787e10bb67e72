import type { PatientDetail } from '@alur/contracts/patient/rows';
import { useTranslation } from 'react-i18next';
import { Card } from '@/ui/card';
import { PatientPhoto } from './photo/photo-taker';
import { formatAge } from '@/ui/age';
import { formatDate, formatNumber } from '@/ui/format';

type Pair = [label: string, value: string | null | undefined];

type Label =
  | 'name'
  | 'gender'
  | 'birthPlace'
  | 'birthDate'
  | 'age'
  | 'bloodType'
  | 'rhesus'
  | 'citizenship'
  | 'maritalStatus'
  | 'religion'
  | 'education'
  | 'occupation'
  | 'phone'
  | 'email'
  | 'idCardNumber'
  | 'passportNumber'
  | 'kkNumber'
  | 'motherIdCardNumber'
  | 'mothersMaidenName'
  | 'bpjsNo'
  | 'address'
  | 'province'
  | 'city'
  | 'district'
  | 'village'
  | 'rt'
  | 'postalCode'
  | 'oldPatientId'
  | 'emergencyName'
  | 'emergencyPhone'
  | 'emergencyEmail'
  | 'recordNumber'
  | 'weight'
  | 'height';

/** All that is known of a person, in the order of the form. */
export function PatientProfile({ patient }: { patient: PatientDetail }) {
  const { t } = useTranslation('patient');
  const groups = useGroups(patient);
  return (
    <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {groups.map(([title, pairs], at) => (
        <Card key={title} title={title}>
          {at === 0 && <PatientPhoto patient={patient} />}
          <dl className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-x-3 gap-y-1.5">
            {pairs.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted-foreground">{name}</dt>
                <dd className="tabular break-words">{value || t('detailPage.none')}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </div>
  );
}

/** All of it, under the headings of the form. */
function useGroups(p: PatientDetail): [string, Pair[]][] {
  const { t } = useTranslation(['patient', 'enums']);
  const label = (name: Label) => t(`patient:field.${name}`);
  return [
    [
      t('patient:form.identity'),
      [
        [label('name'), p.name],
        [label('recordNumber'), p.recordNumber],
        [label('gender'), t(`enums:gender.${p.gender}`)],
        [label('birthPlace'), p.birthPlace],
        [label('birthDate'), p.birthDate && formatDate(p.birthDate)],
        [label('age'), p.birthDate && formatAge(p.birthDate)],
        [label('mothersMaidenName'), p.mothersMaidenName],
      ],
    ],
    [
      t('patient:form.numbers'),
      [
        [label('idCardNumber'), p.idCardNumber],
        [label('bpjsNo'), p.bpjsNo],
        [label('kkNumber'), p.kkNumber],
        [label('passportNumber'), p.passportNumber],
        [label('motherIdCardNumber'), p.motherIdCardNumber],
        [label('oldPatientId'), p.oldPatientId],
      ],
    ],
    [
      t('patient:form.contact'),
      [
        [label('phone'), p.phone],
        [label('email'), p.email],
        [label('emergencyName'), p.emergencyContact?.name],
        [label('emergencyPhone'), p.emergencyContact?.phone],
        [label('emergencyEmail'), p.emergencyContact?.email],
      ],
    ],
    [
      t('patient:form.address'),
      [
        [label('address'), p.address],
        ['RT/RW', [p.rt, p.rw].filter(Boolean).join('/')],
        [label('village'), p.village?.name],
        [label('district'), p.district?.name],
        [label('city'), p.city?.name],
        [label('province'), p.province?.name],
        [label('postalCode'), p.postalCode],
      ],
    ],
    [
      t('patient:form.social'),
      [
        [label('citizenship'), t(`enums:citizenship.${p.citizenship}`)],
        [label('maritalStatus'), p.maritalStatus && t(`enums:maritalStatus.${p.maritalStatus}`)],
        [label('religion'), p.religion && t(`enums:religion.${p.religion}`)],
        [label('education'), p.education && t(`enums:education.${p.education}`)],
        [label('occupation'), p.occupation],
      ],
    ],
    [
      t('patient:form.clinical'),
      [
        [label('bloodType'), p.bloodType && t(`enums:bloodType.${p.bloodType}`)],
        [label('rhesus'), p.rhesus && t(`enums:rhesus.${p.rhesus}`)],
        [label('weight'), p.weight === null ? null : formatNumber(p.weight)],
        [label('height'), p.height === null ? null : formatNumber(p.height)],
      ],
    ],
  ];
}
