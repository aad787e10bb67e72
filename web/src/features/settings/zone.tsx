import { useTranslation } from 'react-i18next';
import { useCurrentFacility } from '@/app/facilities';
import { Card } from '@/ui/card';

/** The facility's time zone, which only the operator sets, because another one would shift every closed day. */
export function Zone() {
  const { t } = useTranslation('settings');
  const facility = useCurrentFacility();
  return (
    <Card title={t('zone.title')}>
      <p className="font-medium">{facility?.timezone}</p>
      <p className="pt-1 text-xs text-muted-foreground">{t('zone.hint')}</p>
    </Card>
  );
}
