import { Link } from '@tanstack/react-router';
import { Activity } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';

export const recordLink = 'mt-2 mr-4 inline-block text-primary-text underline';

/** Where else the record of a patient in a bed is written, by the rights of the person. */
export function RecordLinks({ area, encounterId: id }: { area: 'emergency' | 'inpatient'; encounterId: number }) {
  const { t } = useTranslation('stay');
  const can = useCan();
  const params = { id };
  return (
    <>
      {can('inpatient.ongoing.chart:view') && (
        <Link
          to={`/manage/${area}/$id`}
          params={params}
          search={{ view: 'chart' }}
          className="mt-2 mr-4 inline-flex items-center gap-1 text-primary-text underline"
        >
          <Activity aria-hidden className="size-4" />
          {t('charts')}
        </Link>
      )}
      {can('inpatient.ongoing.judicial:view') && (
        <Link to={`/manage/${area}/$id/judicial`} params={params} className={recordLink}>
          {t('judicial')}
        </Link>
      )}
      {area === 'inpatient' && can('outpatient.ongoing:view') && (
        <Link to="/manage/inpatient/$id/medical-record" params={params} className={recordLink}>
          {t('record')}
        </Link>
      )}
      {can('inpatient.ongoing.nursing-care:view') && (
        <Link to={`/manage/${area}/$id/nurse-care`} params={params} className={recordLink}>
          {t('nurseCare')}
        </Link>
      )}
    </>
  );
}
