import { assignShift, WardShift } from '@alur/contracts/ward-shift/commands';
import { wardShifts } from '@alur/contracts/ward-shift/rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '@/access/use-can';
import { FormField } from '@/forms/command-form';
import { FormDialog } from '@/forms/form-dialog';
import { useCommandForm } from '@/forms/use-command-form';
import { useNow } from '@/live/clock';
import { useToday } from '@/live/use-today';
import { useTopic } from '@/live/use-topic';
import { nurse } from '@/selectors/global/staff';
import { StaffSelector, type ChosenPerson } from '@/selectors/staff-selector';
import { Button } from '@/ui/button';
import { localHour } from '@/ui/format';
import { Select } from '@/ui/select';

/** The shift at this hour. Wards in Indonesia mostly change shifts at 7, 14 and 21. */
const shiftAt = (hour: number): WardShift =>
  hour >= 7 && hour < 14 ? 'morning' : hour >= 14 && hour < 21 ? 'afternoon' : 'night';

/** Shows the nurse in charge of a ward, and lets a person with the right name another one. */
export function WardNurse({ wardId, name }: { wardId: number; name: string }) {
  const { t } = useTranslation(['bed', 'enums']);
  const can = useCan();
  const today = useToday();
  const shift = shiftAt(localHour(useNow(60_000)));
  const [open, setOpen] = useState(false);
  const duty = useTopic(wardShifts, { date: today }).rows.find(row => row.unitId === wardId && row.shift === shift);
  const said = duty && t('bed:inCharge', { shift: t(`enums:wardShift.${shift}`), name: duty.nurseName });
  return (
    <>
      {can('inpatient.nursing-post:assign') ? (
        <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
          {said ?? t('bed:assign')}
        </Button>
      ) : (
        said && <span className="text-xs text-muted-foreground">{said}</span>
      )}
      {open && <AssignDialog wardId={wardId} name={name} shift={shift} onClose={() => setOpen(false)} />}
    </>
  );
}

function AssignDialog(props: { wardId: number; name: string; shift: WardShift; onClose: () => void }) {
  const { wardId, name, shift, onClose } = props;
  const { t } = useTranslation(['bed', 'enums']);
  const date = useToday();
  const form = useCommandForm(assignShift, {
    values: { shift, nurse: null as ChosenPerson | null },
    id: wardId,
    body: typed => ({ date, shift: typed.shift, nurseId: typed.nurse?.id ?? null }),
    fieldOf: path => (path === 'nurseId' ? 'nurse' : path),
    check: ({ nurse }) => ({ nurse: nurse === null && t('bed:nurseNeeded') }),
    success: t('bed:assigned'),
    onDone: onClose,
  });
  return (
    <FormDialog of={form} title={t('bed:assignOf', { name })} onClose={onClose}>
      <FormField control={form.control} name="shift" label={t('bed:shift')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={WardShift.options.map(one => ({ value: one, label: t(`enums:wardShift.${one}`) }))}
          />
        )}
      </FormField>
      <FormField control={form.control} name="nurse" label={t('bed:nurse')} required>
        {bound => <StaffSelector of={nurse} {...bound} />}
      </FormField>
    </FormDialog>
  );
}
