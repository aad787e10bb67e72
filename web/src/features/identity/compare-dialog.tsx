import type { MerchantRoleRow } from '@alur/contracts/identity/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/ui/status-chip';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Select } from '@/ui/select';
import { RightsTree } from './rights-tree';

/** Two roles of a facility beside each other: only where they differ. */
export function CompareDialog({
  facilityId,
  roles,
  onClose,
}: {
  facilityId: number;
  roles: readonly MerchantRoleRow[];
  onClose: () => void;
}) {
  const { t } = useTranslation('identity');
  const [ids, setIds] = useState<readonly [number, number]>([roles[0]!.id, roles[1]!.id]);
  const [left, right] = ids.map(id => roles.find(role => role.id === id)!) as [MerchantRoleRow, MerchantRoleRow];
  const options = roles.map(({ id, name }) => ({ value: String(id), label: name }));
  const [leftHas, rightHas] = [new Set(left.rights), new Set(right.rights)];
  return (
    <Dialog open size="lg" onOpenChange={open => !open && onClose()} title={t('role.compareTitle')}>
      <div className="flex flex-col gap-4">
        <div className="grid grid-cols-2 gap-4">
          <Field label={t('role.one')}>
            <Select value={String(ids[0])} onValueChange={id => setIds([Number(id), ids[1]])} options={options} />
          </Field>
          <Field label={t('role.other')}>
            <Select value={String(ids[1])} onValueChange={id => setIds([ids[0], Number(id)])} options={options} />
          </Field>
        </div>
        <RightsTree
          label={t('role.differences')}
          facilityId={facilityId}
          value={leftHas}
          only={key => leftHas.has(key) !== rightHas.has(key)}
          mark={key => (
            <Badge tone="info">{t('role.onlyIn', { name: leftHas.has(key) ? left.name : right.name })}</Badge>
          )}
        />
      </div>
    </Dialog>
  );
}
