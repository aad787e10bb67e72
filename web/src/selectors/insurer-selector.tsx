import { GlobalSelector } from './global-selector';
import { insurer } from './global/payments';

/** The insurer or employer who pays: one of the facility's list, or any other by its name. */
export function InsurerSelector({
  value,
  onChange,
  autoFocus,
}: {
  value: string;
  onChange: (name: string) => void;
  autoFocus?: boolean;
}) {
  return (
    <GlobalSelector
      freely
      of={insurer}
      value={value === '' ? null : { id: value, name: value }}
      onChange={chosen => onChange(chosen?.name ?? '')}
      autoFocus={autoFocus}
    />
  );
}
