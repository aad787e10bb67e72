import { reopenMerchant, suspendMerchant } from '@alur/contracts/merchant/commands';
import type { MerchantRow } from '@alur/contracts/merchant/rows';
import { KeyRound, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChannelCan } from '@/access/use-channel-can';
import { useReasonCommand } from '@/api/reason-dialog';
import { PageError } from '@/app/page-error';
import { HistoryButton } from '@/changes/history-button';
import { PictureField } from '@/forms/picture-field';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { PageHead, type Back } from '@/ui/page-head';
import { TableSkeleton } from '@/ui/states';
import { UrlTabs } from '@/ui/tabs';
import { MerchantFeatures } from './merchant-features';
import { MerchantForm } from './merchant-form';
import { useMerchant } from './merchant-queries';
import { MerchantStatusChip } from './merchant-status';

export interface MerchantPageProps {
  id: number;
  back: Back;
  onLeave: () => void;
  /** Opens the form for a new employee of this facility. */
  onAddEmployee: (facilityName: string) => void;
  onRoles: (facilityName: string) => void;
  /** Draws the facility's employees, with the action that adds one. */
  people: (onAdd: (() => void) | undefined) => ReactNode;
}

/** One facility, as the operator administers it. */
export function MerchantPage({ id, ...props }: MerchantPageProps) {
  const { data, error, refetch } = useMerchant(id);
  if (error) return <PageError error={error} onRetry={() => void refetch()} />;
  return data ? <Loaded merchant={data} {...props} /> : <TableSkeleton />;
}

function Loaded({
  merchant,
  back,
  onLeave,
  onAddEmployee,
  onRoles,
  people,
}: Omit<MerchantPageProps, 'id'> & { merchant: MerchantRow }) {
  const { t } = useTranslation(['merchant', 'common']);
  const can = useChannelCan();
  const mayEdit = can('channel.merchants:edit');
  const mayAdd = can('channel.employee:create');
  const isActive = merchant.status === 'active';
  const suspend = useReasonCommand(merchant.id, {
    command: suspendMerchant,
    title: t('merchant:suspendTitle', { name: merchant.name }),
    description: t('merchant:suspendText'),
    confirmLabel: t('merchant:suspend'),
    success: t('merchant:suspendedNow'),
    danger: true,
  });
  const reopen = useReasonCommand(merchant.id, {
    command: reopenMerchant,
    title: t('merchant:reopenTitle', { name: merchant.name }),
    description: t('merchant:reopenText'),
    confirmLabel: t('merchant:reopen'),
    success: t('merchant:reopenedNow'),
  });
  const tabs = [
    { value: 'profile', label: t('merchant:tab.profile') },
    { value: 'people', label: t('merchant:tab.people') },
    { value: 'features', label: t('merchant:tab.features') },
  ];
  return (
    <>
      <PageHead
        title={merchant.name}
        place={t('merchant:title')}
        back={back}
        actions={
          <>
            <MerchantStatusChip status={merchant.status} />
            <HistoryButton of={{ kind: 'merchant', id: merchant.id, name: merchant.name }} />
            {mayEdit && (
              <Button onClick={isActive ? suspend.ask : reopen.ask}>
                {t(isActive ? 'merchant:suspend' : 'merchant:reopen')}
              </Button>
            )}
            {can('channel.acl') && (
              <Button onClick={() => onRoles(merchant.name)}>
                <KeyRound aria-hidden />
                {t('merchant:roles')}
              </Button>
            )}
            {mayAdd && (
              <Button onClick={() => onAddEmployee(merchant.name)}>
                <UserPlus aria-hidden />
                {t('merchant:addEmployee')}
              </Button>
            )}
          </>
        }
      />
      <UrlTabs label={t('merchant:tabs')} items={tabs}>
        {tab =>
          tab === 'people' ? (
            people(mayAdd ? () => onAddEmployee(merchant.name) : undefined)
          ) : tab === 'features' ? (
            <MerchantFeatures merchant={merchant} mayEdit={mayEdit} />
          ) : (
            <div className="flex flex-col gap-4">
              <Card title={t('merchant:logo')}>
                <PictureField
                  path={`/v2/merchant/${merchant.id}/logo`}
                  fileId={merchant.logoFileId}
                  label={t('merchant:logo')}
                  mayEdit={mayEdit}
                />
              </Card>
              <MerchantForm key={merchant.id} merchant={merchant} onSaved={() => {}} onCancel={onLeave} />
            </div>
          )
        }
      </UrlTabs>
      {suspend.dialog}
      {reopen.dialog}
    </>
  );
}
