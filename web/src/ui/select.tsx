import { useTranslation } from 'react-i18next';
import { cn } from './cn';
import { useFieldProps } from './field';
import { inputClass } from './input';

export interface SelectProps<Value extends string> {
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: { value: Value; label: string; disabled?: boolean }[];
  placeholder?: string;
  disabled?: boolean;
  id?: string;
  name?: string;
  className?: string;
  'aria-label'?: string;
}

/**
 * Chooses from a short, fixed list; use `Selector` for long or searched ones. It is the native element, which needs no
 * code and works with every keyboard and screen reader; where browsers permit, its list is styled like our menus
 * (index.css).
 */
export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  placeholder,
  disabled,
  id,
  name,
  className,
  ...aria
}: SelectProps<Value>) {
  const { t } = useTranslation('ui');
  const known = options.some(option => option.value === value);
  return (
    <select
      {...aria}
      {...useFieldProps({ id })}
      name={name}
      disabled={disabled}
      value={known ? value! : ''}
      onChange={event => onValueChange(event.target.value as Value)}
      className={cn('select', inputClass, !known && 'text-muted-foreground', className)}
    >
      {!known && (
        <option value="" disabled hidden>
          {placeholder ?? t('selectPlaceholder')}
        </option>
      )}
      {options.map(option => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
