import { useTranslation } from 'react-i18next';
import { useCurrentFacility } from '@/app/facilities';
import { HistoryButton } from '@/changes/history-button';
import { Card } from '@/ui/card';

/** The facility's time zone, which only the operator sets, because another one would shift every closed day. */
export function Zone() {
  const { t } = useTranslation('settings');
  const facility = useCurrentFacility();
  return (
    <Card
      title={t('zone.title')}
      actions={
        facility && (
          <HistoryButton of={{ kind: 'merchant', id: facility.id, name: t('zone.title'), part: 'details.timezone' }} />
        )
      }
    >
      <p className="font-medium">{facility && t(`zone.name.${facility.timezone}`)}</p>
      <p className="pt-1 text-xs text-muted-foreground">{t('zone.hint')}</p>
    </Card>
  );
}
