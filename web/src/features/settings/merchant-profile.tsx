import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCurrentFacility } from '@/app/facilities';
import { HistoryButton } from '@/changes/history-button';
import { PictureField } from '@/forms/picture-field';
import { Card } from '@/ui/card';
import { NONE } from '@/ui/column';
import { SettingsSections } from './settings-sections';

/** The operator's data of the facility, and what the facility itself prints on receipts and letters. */
export function MerchantProfile() {
  const { t } = useTranslation('settings');
  const facility = useCurrentFacility();
  const mayEdit = useCan()('settings.general:edit');
  const facts: [string, string][] | null = facility && [
    [t('profile.name'), facility.name],
    [t('profile.licence'), facility.licenceNumber],
    [t('profile.address'), facility.address],
    [t('profile.phone'), facility.phone],
    [t('profile.email'), facility.email],
  ];
  return (
    <div className="flex flex-col gap-4">
      <Card
        title={t('profile.title')}
        actions={facility && <HistoryButton of={{ kind: 'merchant', id: facility.id, name: facility.name }} />}
      >
        <dl className="grid grid-cols-[minmax(8rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5">
          {facts?.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="min-w-0 break-words">{value || NONE}</dd>
            </div>
          ))}
        </dl>
        <p className="pt-3 text-xs text-muted-foreground">{t('profile.hint')}</p>
      </Card>
      {facility && (
        <Card title={t('profile.logo')}>
          <PictureField
            path={`/v2/merchant/${facility.id}/logo`}
            fileId={facility.logoFileId}
            label={t('profile.logo')}
            mayEdit={mayEdit}
          />
        </Card>
      )}
      <SettingsSections show={['letterhead']} />
    </div>
  );
}
