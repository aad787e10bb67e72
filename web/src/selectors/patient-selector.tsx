import { GlobalSelector } from './global-selector';
import { patient } from './global/patient';

export interface ChosenPatient {
  id: number;
  name: string;
  recordNumber: string;
}

/** A patient of the facility, by name or a number of hers. */
export function PatientSelector({
  value,
  onChange,
}: {
  value: ChosenPatient | null;
  onChange: (patient: ChosenPatient | null) => void;
}) {
  return (
    <GlobalSelector
      of={patient}
      value={value && { id: value.id, name: `${value.name} (${value.recordNumber})` }}
      onChange={chosen => {
        const { id, name, recordNumber } = chosen?.item ?? {};
        onChange(id === undefined ? null : { id, name: String(name), recordNumber: String(recordNumber) });
      }}
    />
  );
}
