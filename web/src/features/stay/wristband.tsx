import { stayDetail, stayList, type StayRow } from '@alur/contracts/stay/rows';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { patientQuery } from '@/api/patient-query';
import { useList } from '@/api/use-list';
import { useTopic } from '@/live/use-topic';
import { formatDate, formatDateTime } from '@/ui/format';
import { joined } from '@/ui/joined';
import { orErased } from '@/ui/or-erased';
import { PrintDialog } from '@/ui/print-dialog';
import type { PrintPage } from '@/ui/print-frame';
import { QrCode } from '@/ui/qr-code';
import { sexOnPaper } from '@/ui/sex-on-paper';

type Born = Pick<StayRow, 'newborn' | 'motherEncounterId'>;

const page: PrintPage = { width: 250, height: 25, margin: 1 };
const css = `
body{font:9pt/1.25 Arial,Helvetica,sans-serif}
.band{display:flex;gap:4mm;align-items:center;height:22mm;white-space:nowrap;overflow:hidden}
.name{font-size:13pt;font-weight:700}
.warn{border:.5mm solid #000;padding:1mm 2mm;font-weight:700;white-space:normal;max-width:70mm;max-height:20mm;overflow:hidden}
`;

/**
 * The patient's wristband, printed for eyes and scanners: name, record number and birth date, by which she is told from
 * others of her name, and what she is allergic to. It is Indonesian in every language of the screen, as papers are.
 * Without a `stay`, her newest one says whether she is a newborn in a cot.
 */
export function Wristband(props: { personId: number; stay?: Born; onClose: () => void }) {
  const { personId, onClose } = props;
  const { t } = useTranslation('stay');
  const can = useCan();
  const { data: patient } = useQuery(patientQuery(personId));
  const looksUp = !props.stay && can('inpatient.ongoing:view');
  const newest = useList(
    stayList,
    { patientId: personId, limit: 1, order_by: 'id', sort_by: 'desc' },
    { enabled: looksUp },
  );
  const stay = props.stay ?? newest.rows[0];
  const isWhole = patient !== undefined && !(looksUp && newest.loading);
  const allergies = patient?.allergies.map(({ substance }) => orErased(substance)) ?? [];
  return (
    <PrintDialog
      title={t('wristband')}
      label={t('print')}
      preview={t('wristband')}
      file={`${t('wristband')} ${patient?.recordNumber ?? ''}`}
      css={css}
      page={page}
      pending={!isWhole}
      onClose={onClose}
    >
      {isWhole && (
        <article className="band" lang="id">
          <QrCode text={patient.recordNumber} size="20mm" label={patient.recordNumber} />
          <div>
            <p className="name">{orErased(patient.name)}</p>
            <p>{`No. RM ${orErased(patient.recordNumber)} · ${sexOnPaper(patient.gender)}`}</p>
            {!stay?.newborn && patient.birthDate && <p>{`Lahir ${formatDate(patient.birthDate)}`}</p>}
            {stay?.newborn && stay.motherEncounterId !== null && (
              <BornOf newborn={stay.newborn} motherEncounterId={stay.motherEncounterId} />
            )}
          </div>
          {allergies.length > 0 && <p className="warn">{`ALERGI: ${allergies.join(', ')}`}</p>}
        </article>
      )}
    </PrintDialog>
  );
}

/** The additional lines of a newborn's wristband: hour of birth, weight and mother. */
function BornOf(props: { newborn: NonNullable<StayRow['newborn']>; motherEncounterId: number }) {
  const { rows } = useTopic(stayDetail, { encounterId: props.motherEncounterId });
  const mother = rows.find(row => row.encounterId === props.motherEncounterId);
  const { bornAt, weight } = props.newborn;
  return (
    <>
      <p>{joined(`Lahir ${formatDateTime(bornAt)}`, weight !== null && `${weight} g`)}</p>
      {mother && <p>{`Ibu: ${orErased(mother.patientName)} · ${orErased(mother.recordNumber)}`}</p>}
    </>
  );
}
