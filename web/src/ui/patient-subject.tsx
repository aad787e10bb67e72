import { orErased } from './or-erased';
import { Subject } from './subject';

/** The patient of a row, told from others of her name by the record number. */
export function PatientSubject({ of }: { of: { patientName: string; recordNumber: string } }) {
  return (
    <Subject name={orErased(of.patientName)}>
      <span className="tabular text-xs text-muted-foreground">{orErased(of.recordNumber)}</span>
    </Subject>
  );
}
