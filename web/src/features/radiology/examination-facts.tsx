import { pricedOn, pricesOf } from '@alur/contracts/kernel/dated-price';
import {
  radiologyExamination,
  radiologyMethod,
  radiologyModality,
  radiologySystem,
} from '@alur/contracts/radiology/catalogues';
import { useTranslation } from 'react-i18next';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { ItemName } from '@/selectors/item-name';
import { Card } from '@/ui/card';
import { Facts } from '@/ui/facts';
import { formatRupiah } from '@/ui/format';

/** What an examination is, what it asks of the patient, and the texts with which its report begins. */
export function ExaminationFacts({ id }: { id: number }) {
  const { t } = useTranslation('radiology');
  const today = useToday();
  const { rows } = useTopic(radiologyExamination.topic, {});
  const examination = rows.find(row => row.id === id);
  if (!examination) return null;
  const { modalityId, methodId, systemId, contrast, minutes, goalMinutes, icd9Code } = examination;
  const { price } = pricedOn(examination, pricesOf(examination), today);
  const text = (words: string | null) => words && <span className="whitespace-pre-line">{words}</span>;
  return (
    <Card title={t('examination')}>
      <Facts
        facts={[
          [t('modality'), <ItemName key="modality" from={radiologyModality} id={modalityId} />],
          [t('method'), methodId && <ItemName key="method" from={radiologyMethod} id={methodId} />],
          [t('system'), systemId && <ItemName key="system" from={radiologySystem} id={systemId} />],
          [t('icd9'), icd9Code],
          [t('contrast'), t(contrast ? 'yes' : 'no')],
          [t('minutes'), minutes && t('minutesCount', { count: minutes })],
          [t('goal'), goalMinutes && t('minutesCount', { count: goalMinutes })],
          [t('price'), formatRupiah(price)],
          [t('preparation'), text(examination.preparation)],
          [t('findingsTemplate'), text(examination.findingsTemplate)],
          [t('impressionTemplate'), text(examination.impressionTemplate)],
        ]}
      />
    </Card>
  );
}
