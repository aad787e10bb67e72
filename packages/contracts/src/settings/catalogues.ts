import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { Id, LocalDate, LongText, ShortText, TypedRupiah } from '../kernel/scalars.js';
import { ItemType, PrinterType } from '../transaction/enums.js';

const kept = { view: 'settings.other:view', edit: 'settings.other:edit' } as const;

/** Who pays for patients beside BPJS: insurers, employers with an agreement. */
export const insurer = catalogue('insurer', {
  fields: {
    name: ShortText,
    code: z.nullable(ShortText),
    phone: z.nullable(ShortText),
    address: z.nullable(LongText),
    agreementNumber: z.nullable(ShortText),
    /** The last day on which the agreement holds. */
    agreementUntil: z.nullable(LocalDate),
  },
  uniqueBy: ['name', 'code'],
  searchIn: ['name', 'code'],
  access: { ...kept, select: ['front-office.patient-queue:view', 'cashier:view', 'inpatient.ongoing:view'] },
});

/** Banks with an account or a terminal of the facility (SPEC 9: merchant bank). */
export const merchantBank = catalogue('merchant-bank', {
  fields: { name: ShortText, accountNumber: z.nullable(ShortText), accountHolder: z.nullable(ShortText) },
  uniqueBy: ['name'],
  searchIn: ['name', 'accountNumber'],
  access: { ...kept, select: ['cashier:view'] },
});

/** What is printed on a printer. */
export const PrintedPaper = z.enum(['receipt', 'queue_slip', 'label', 'letter', 'wristband']);

/** A printer as the facility calls it, for which paper, and of what size. */
export const printer = catalogue('printer', {
  fields: {
    name: ShortText,
    prints: PrintedPaper,
    paper: PrinterType,
    place: z.nullable(ShortText),
  },
  uniqueBy: ['name'],
  searchIn: ['name', 'place'],
  access: { ...kept, select: ['cashier:view', 'front-office.patient-queue:view'] },
});

export const CommissionType = z.enum(['percent', 'amount']);

/** SPEC 3, Commission: what a doctor or an employee has of a kind of service, from when until when. */
export const commission = catalogue('commission', {
  fields: {
    name: ShortText,
    staffId: Id,
    serviceType: ItemType,
    commissionType: CommissionType,
    /** Of a hundred, or rupiah for each service. */
    value: TypedRupiah,
    validFrom: LocalDate,
    validUntil: z.nullable(LocalDate),
  },
  uniqueBy: ['name'],
  searchIn: ['name'],
  access: {
    view: 'settings.outpatient.commission:view',
    edit: 'settings.outpatient.commission:edit',
    select: [],
  },
});
