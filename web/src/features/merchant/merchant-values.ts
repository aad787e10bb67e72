import type { CardColour } from '@alur/contracts/merchant/card-colours';
import type { MerchantCategory, ServiceType, Timezone } from '@alur/contracts/merchant/features';
import type { MerchantRow } from '@alur/contracts/merchant/rows';
import type { Region } from '@alur/contracts/patient/identity';

/** A facility as it is typed. */
export interface MerchantValues {
  name: string;
  category: MerchantCategory | null;
  categoryTypes: ServiceType[];
  licenceNumber: string;
  timezone: Timezone;
  isBpjs: boolean;
  phone: string;
  email: string;
  address: string;
  postalCode: string;
  province: Region | null;
  city: Region | null;
  district: Region | null;
  village: Region | null;
  cardColour: CardColour;
}

export const emptyMerchant: MerchantValues = {
  name: '',
  category: null,
  categoryTypes: ['outpatient', 'pharmacy'],
  licenceNumber: '',
  timezone: 'Asia/Jakarta',
  isBpjs: false,
  phone: '',
  email: '',
  address: '',
  postalCode: '',
  province: null,
  city: null,
  district: null,
  village: null,
  cardColour: 'blue',
};

/** What of a row is typed. */
export const valuesOf = (row: MerchantRow): MerchantValues =>
  Object.fromEntries(
    Object.keys(emptyMerchant).map(name => [name, row[name as keyof MerchantValues]]),
  ) as unknown as MerchantValues;
