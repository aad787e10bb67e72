import { useTranslation } from 'react-i18next';
import { useCurrentFacility } from '@/app/facilities';
import { Card } from '@/ui/card';

/** The facility's time zone, which the operator sets: another would move every day that is closed already. */
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
