import * as z from 'zod/mini';
import { catalogue } from '../catalogue/catalogue.js';
import { Id, LocalDate, LongText, ShortText, TypedRupiah } from '../kernel/scalars.js';
import { ItemType, PrinterType } from '../transaction/enums.js';

const otherSettings = { view: 'settings.other:view', edit: 'settings.other:edit' } as const;

/** Payers besides BPJS: insurers, and employers with an agreement. */
export const insurer = catalogue('insurer', {
  fields: {
    name: ShortText,
    code: z.nullable(ShortText),
    phone: z.nullable(ShortText),
    address: z.nullable(LongText),
    agreementNumber: z.nullable(ShortText),
    /** The last day of the agreement. */
    agreementUntil: z.nullable(LocalDate),
  },
  uniqueBy: ['name', 'code'],
  searchIn: ['name', 'code'],
  access: {
    ...otherSettings,
    select: [
      ...([
        'front-office.patient-queue:view',
        'outpatient.queue:view',
        'cashier:view',
        'inpatient.ongoing:view',
      ] as const),
      ...(['outpatient.ongoing:view', 'emergency.ongoing:view', 'laboratorium.queue:register'] as const),
    ],
  },
});

/** Banks with an account or a terminal of the facility (SPEC 9: merchant bank). */
export const merchantBank = catalogue('merchant-bank', {
  fields: { name: ShortText, accountNumber: z.nullable(ShortText), accountHolder: z.nullable(ShortText) },
  uniqueBy: ['name'],
  searchIn: ['name', 'accountNumber'],
  access: { ...otherSettings, select: ['cashier:view'] },
});

/** Documents that a printer is for. */
export const PrintedPaper = z.enum(['receipt', 'queue_slip', 'label', 'letter', 'wristband']);

/** A printer by the facility's own name, with its documents and paper size. */
export const printer = catalogue('printer', {
  fields: {
    name: ShortText,
    prints: PrintedPaper,
    paper: PrinterType,
    place: z.nullable(ShortText),
  },
  uniqueBy: ['name'],
  searchIn: ['name', 'place'],
  access: { ...otherSettings, select: ['cashier:view', 'front-office.patient-queue:view'] },
});

export const CommissionType = z.enum(['percent', 'amount']);

/** SPEC 3, Commission: the share of a doctor or employee in a kind of service, for a period. */
export const commission = catalogue('commission', {
  fields: {
    name: ShortText,
    staffId: Id,
    serviceType: ItemType,
    commissionType: CommissionType,
    /** Percent, or rupiah per service. */
    value: TypedRupiah,
    validFrom: LocalDate,
    validUntil: z.nullable(LocalDate),
  },
  refers: { staffId: 'staff' },
  uniqueBy: ['name'],
  unfit: ({ commissionType, value, validFrom, validUntil }) => ({
    ...(commissionType === 'percent' && value > 100 && { value: 'settings.commission-above-100' }),
    ...(validUntil !== null && validUntil < validFrom && { validUntil: 'settings.commission-ends-before' }),
  }),
  searchIn: ['name'],
  access: {
    view: 'settings.outpatient.commission:view',
    edit: 'settings.outpatient.commission:edit',
    select: [],
  },
});
