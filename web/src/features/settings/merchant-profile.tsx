import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCurrentFacility } from '@/app/facilities';
import { PictureField } from '@/forms/picture-field';
import { Card } from '@/ui/card';
import { SettingsSections } from './settings-sections';

/** The facility's own `profile`, and what else it prints on receipts and letters. */
export function MerchantProfile({ profile }: { profile: ReactNode }) {
  const { t } = useTranslation('settings');
  const facility = useCurrentFacility();
  const mayEdit = useCan()('settings.general:edit');
  return (
    <div className="flex flex-col gap-4">
      {profile}
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
