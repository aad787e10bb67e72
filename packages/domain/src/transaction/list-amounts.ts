import type { ItemType } from '@alur/contracts/transaction/enums';
import type { TransactionRow } from '@alur/contracts/transaction/rows';

type Component = Extract<keyof TransactionRow, `${string}Amount`>;

/** The revenue component that each kind of item counts into. */
const components: Readonly<Record<ItemType, Component>> = {
  registration: 'registrationAmount',
  administration: 'administrationAmount',
  admin_fee: 'administrationAmount',
  clinical: 'consultationAmount',
  inpatient_clinical: 'consultationAmount',
  treatment: 'treatmentAmount',
  pharmacy: 'pharmacyAmount',
  laboratorium: 'laboratoryAmount',
  radiology: 'radiologyAmount',
  room_bed: 'roomAmount',
};

export const noAmounts: Readonly<Record<Component, number>> = {
  registrationAmount: 0,
  administrationAmount: 0,
  consultationAmount: 0,
  treatmentAmount: 0,
  pharmacyAmount: 0,
  laboratoryAmount: 0,
  radiologyAmount: 0,
  roomAmount: 0,
};

/** The row with each line's amount added to (or subtracted from) its component. */
export const counted = (
  row: TransactionRow,
  lines: readonly { itemType: ItemType; amount: number }[],
  sign: 1 | -1,
): TransactionRow =>
  lines.reduce<TransactionRow>((so, { itemType, amount }) => {
    const component = components[itemType];
    return { ...so, [component]: so[component] + sign * amount };
  }, row);
