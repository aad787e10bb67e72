import { NumberInput, type NumberInputProps } from './number-input';

/** An input for counts: the decimals of "72,5" are not cut off, so that the form can say that it is no whole number. */
export function WholeInput(props: Omit<NumberInputProps, 'decimals'>) {
  return <NumberInput {...props} decimals={1} />;
}
