import { NumberInput, type NumberInputProps } from './number-input';

/** What is counted: of "72,5" nothing is cut, so that its form can say that it is no whole number. */
export function WholeInput(props: Omit<NumberInputProps, 'decimals'>) {
  return <NumberInput {...props} decimals={1} />;
}
