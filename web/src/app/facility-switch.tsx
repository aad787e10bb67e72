import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { ChevronsUpDown, Hospital } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { currentMerchantAtom } from '@/access/current-merchant';
import { roleAt } from '@/api/profile';
import { sessionAtom } from '@/api/session';
import { Button } from '@/ui/button';
import { Menu, MenuChoices, MenuItem, MenuLabel, MenuSeparator } from '@/ui/menu';
import { toast } from '@/ui/toast';
import { openFacility, useCurrentFacility, useFacilities } from './facilities';

/** The facility one works in, and the way to another. */
export function FacilitySwitch() {
  const { t } = useTranslation('shell');
  const current = useCurrentFacility();
  const { data = [] } = useFacilities();
  const user = useAtomValue(sessionAtom)?.user;
  const merchantId = useAtomValue(currentMerchantAtom);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const go = (value: string) => {
    void openFacility(Number(value), queries).then(
      () => navigate({ to: '/manage' }),
      (error: unknown) => toast.error(error),
    );
  };
  // Until the facilities have been fetched, the name that the session holds is shown.
  const formerly = user && merchantId !== null ? roleAt(user, merchantId)?.merchant_name : null;
  const name = current?.name ?? formerly ?? t('top.chooseFacility');
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="ghost"
          className="min-w-0 shrink px-2 font-semibold"
          aria-label={`${t('top.switchFacility')}: ${name}`}
        >
          <span className="truncate">{name}</span>
          <ChevronsUpDown aria-hidden className="text-muted-foreground max-sm:hidden" />
        </Button>
      }
    >
      <MenuLabel>{t('top.facility')}</MenuLabel>
      <MenuChoices
        value={current ? String(current.id) : null}
        onChange={go}
        options={data.slice(0, 12).map(facility => ({ value: String(facility.id), label: facility.name }))}
      />
      <MenuSeparator />
      <MenuItem onSelect={() => void navigate({ to: '/channel/merchants' })}>
        <Hospital aria-hidden />
        {t('top.chooseFacility')}
      </MenuItem>
    </Menu>
  );
}
