import { AccidentKind, ArrivalMode } from '@alur/contracts/emergency/commands';
import type { EmergencyRow } from '@alur/contracts/emergency/rows';
import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField, TextField } from '@/forms/command-form';
import { serverNow } from '@/live/server-time';
import { Checkbox } from '@/ui/checkbox';
import { Textarea } from '@/ui/input';
import { Select } from '@/ui/select';
import { WholeInput } from '@/ui/whole-input';

/** How a patient came, as it is typed. */
export interface ArrivalTyped {
  mode: ArrivalMode;
  minutesAgo: number | null;
  complaint: string;
  referredFrom: string;
  escortName: string;
  escortRelation: string;
  escortPhone: string;
  isAccident: boolean;
  accidentKind: AccidentKind;
  accidentPlace: string;
  policeReport: string;
  policeOfficer: string;
  policeStation: string;
}

export const arrivalOf = (visit?: EmergencyRow): ArrivalTyped => ({
  mode: visit?.mode ?? 'walking',
  minutesAgo: visit ? null : 0,
  complaint: visit?.complaint ?? '',
  referredFrom: visit?.referredFrom ?? '',
  escortName: visit?.escort?.name ?? '',
  escortRelation: visit?.escort?.relation ?? '',
  escortPhone: visit?.escort?.phone ?? '',
  isAccident: Boolean(visit?.accident),
  accidentKind: visit?.accident?.kind ?? 'traffic',
  accidentPlace: visit?.accident?.place ?? '',
  policeReport: visit?.accident?.police?.reportNumber ?? '',
  policeOfficer: visit?.accident?.police?.officer ?? '',
  policeStation: visit?.accident?.police?.station ?? '',
});

const text = (typed: string) => typed.trim() || null;

/** The arrival as the command's body; `known` is the recorded time, which remains where no minutes are typed. */
export const arrivalBody = (typed: ArrivalTyped, known: string | null = null) => {
  const police = {
    reportNumber: text(typed.policeReport),
    officer: text(typed.policeOfficer),
    station: text(typed.policeStation),
  };
  const hasPolice = Object.values(police).some(value => value !== null);
  return {
    arrivedAt:
      typed.minutesAgo === null || (typed.minutesAgo === 0 && known === null)
        ? known
        : new Date(serverNow() - typed.minutesAgo * 60_000).toISOString(),
    mode: typed.mode,
    complaint: text(typed.complaint),
    referredFrom: text(typed.referredFrom),
    escort: text(typed.escortName)
      ? { name: typed.escortName.trim(), relation: text(typed.escortRelation), phone: text(typed.escortPhone) }
      : null,
    accident: typed.isAccident
      ? { kind: typed.accidentKind, place: text(typed.accidentPlace), at: null, police: hasPolice ? police : null }
      : null,
  };
};

/** The form's path of an arrival's field. */
export const arrivalField = (path: string): string =>
  path === 'arrivedAt' ? 'minutesAgo' : path.startsWith('escort') ? 'escortName' : path;

/** How the patient came. Whatever takes longer to fill in is optional or appears when its box is ticked. */
export function ArrivalFields({ control: given, more }: { control: Control<never>; more: boolean }) {
  const { t } = useTranslation(['emergency', 'enums']);
  const control = given as unknown as Control<ArrivalTyped>;
  const isAccident = useWatch({ control, name: 'isAccident' });
  return (
    <>
      <FormField control={control} name="mode" label={t('emergency:mode')}>
        {({ value, onChange }) => (
          <Select
            value={value}
            onValueChange={onChange}
            options={ArrivalMode.options.map(one => ({ value: one, label: t(`enums:arrivalMode.${one}`) }))}
          />
        )}
      </FormField>
      <FormField
        control={control}
        name="minutesAgo"
        label={t('emergency:minutesAgo')}
        hint={t('emergency:minutesAgoHint')}
        optional={more}
      >
        {bound => <WholeInput {...bound} />}
      </FormField>
      <FormField control={control} name="complaint" label={t('emergency:complaint')} optional className="col-span-full">
        {bound => <Textarea rows={2} {...bound} />}
      </FormField>
      {more && (
        <>
          <TextField
            control={control}
            name="referredFrom"
            label={t('emergency:referredFrom')}
            optional
            className="col-span-full"
          />
          <TextField control={control} name="escortName" label={t('emergency:escortName')} optional />
          <TextField control={control} name="escortRelation" label={t('emergency:escortRelation')} optional />
          <TextField control={control} name="escortPhone" label={t('emergency:escortPhone')} optional />
        </>
      )}
      <FormField control={control} name="isAccident" label={t('emergency:accident')} className="col-span-full">
        {({ value, onChange }) => (
          <Checkbox
            label={t('emergency:isAccident')}
            checked={value}
            onCheckedChange={checked => onChange(checked === true)}
          />
        )}
      </FormField>
      {isAccident && (
        <>
          <FormField control={control} name="accidentKind" label={t('emergency:accidentKind')}>
            {({ value, onChange }) => (
              <Select
                value={value}
                onValueChange={onChange}
                options={AccidentKind.options.map(one => ({ value: one, label: t(`enums:accidentKind.${one}`) }))}
              />
            )}
          </FormField>
          <TextField control={control} name="accidentPlace" label={t('emergency:accidentPlace')} optional />
          {more && (
            <>
              <TextField control={control} name="policeReport" label={t('emergency:policeReport')} optional />
              <TextField control={control} name="policeOfficer" label={t('emergency:policeOfficer')} optional />
              <TextField control={control} name="policeStation" label={t('emergency:policeStation')} optional />
            </>
          )}
        </>
      )}
    </>
  );
}
