import * as commands from '@alur/contracts/medication/commands';
import type { MedicationRow } from '@alur/contracts/medication/rows';
import { MoreVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { useCommand } from '@/api/use-command';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';
import type { ChartForm } from './chart-dialog';

/** The menu of what else can be done with a medicine. */
export function ChartMenu({
  row,
  isExpired,
  onOpen,
}: {
  row: MedicationRow;
  /** It has stopped at its limit and can only be prolonged or stopped. */
  isExpired: boolean;
  onOpen: (form: ChartForm) => void;
}) {
  const { t } = useTranslation('medication');
  const can = useCan();
  const resume = useCommand(commands.resumeMedication, { success: t('resumed') });
  const mayHold = can('inpatient.ongoing.medication:hold');
  const mayStop = can('inpatient.ongoing.medication:stop');
  // A medicine that has no times yet gets them from a prescriber.
  const mayTime =
    can('inpatient.ongoing.medication:times') && ((!row.asNeeded && !row.once) || can('outpatient.ongoing:prescribe'));
  const items: [boolean, string, () => void][] = [
    [mayTime && !row.infusion && !isExpired, t('changeTimes'), () => onOpen('times')],
    [mayStop && row.stopsAt !== null, t('prolong'), () => onOpen('prolong')],
    [mayHold && row.status === 'active' && !isExpired, t('hold'), () => onOpen('hold')],
    [
      mayHold && row.status === 'held',
      t('resume'),
      () => void resume.run({ id: row.prescriptionId, body: { lineId: row.lineId } }),
    ],
    [mayStop, t('stop'), () => onOpen('stop')],
  ];
  const shown = items.filter(([is]) => is);
  if (shown.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button size="icon-sm" variant="ghost" aria-label={t('moreOf', { name: row.name })}>
          <MoreVertical aria-hidden />
        </Button>
      }
    >
      {shown.map(([, label, press]) => (
        <MenuItem key={label} onSelect={press}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
