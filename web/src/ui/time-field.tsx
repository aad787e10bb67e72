import { useTranslation } from 'react-i18next';
import { cn } from './cn';
import { addMinutes, isWholeTime, readTime, showTime } from './read-time';
import { TypedInput, type TypedInputProps } from './typed-input';

/** Minutes that an arrow key adds or subtracts. */
const STEP = 15;

/** A time of day in 24 hours, typed as people write it (see `readTime`); its value is `HH:mm` or ''. */
export function TimeField({ className, ...rest }: TypedInputProps) {
  const { t } = useTranslation('ui');
  return (
    <TypedInput
      inputMode="numeric"
      placeholder={t('time.form')}
      {...rest}
      className={cn('tabular', className)}
      reading={{
        show: showTime,
        read: readTime,
        isWhole: isWholeTime,
        step: (time, by) => (time ? addMinutes(time, by * STEP) : '08:00'),
        refusal: () => null,
        unreadable: t('time.unreadable', { time: showTime('14:00') }),
      }}
    />
  );
}
