import { catalogue } from '../catalogue/catalogue.js';
import { LocalDate, ShortText } from '../kernel/scalars.js';

/** Days on which the facility's clinics give no numbers. The claim on a date decides whether it is a holiday. */
export const holiday = catalogue('holiday', {
  fields: { date: LocalDate, name: ShortText },
  uniqueBy: ['date'],
  searchIn: ['name', 'date'],
  access: {
    view: 'settings.outpatient.schedule:view',
    edit: 'settings.outpatient.schedule:edit',
    select: ['front-office.patient-queue:view', 'outpatient.queue:view'],
  },
});
