import { recordVisit as recordCommand, withdrawVisit as withdrawCommand } from '@alur/contracts/stay/commands';
import { doctorFrom } from '../../care/stay-streams.js';
import * as visits from '../../care/visit-streams.js';
import { inpatientDoctor } from '../../catalogue/aggregates.js';
import { fieldsOn } from '../../catalogue/item.js';
import { encounter } from '../../encounter/encounter.js';
import { inProgress } from '../../encounter/guards.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { postCharges } from '../../transaction/charging.js';
import { transaction } from '../../transaction/transaction.js';
import { visitDocument } from '../charging.js';
import { recordVisit, withdrawVisit } from '../decisions.js';
import { stay } from '../stay.js';

/** Charged at today's price in the list of inpatient doctors. */
export const recordVisitAct = act({
  command: recordCommand,
  sees: { encounter, stay, doctor: inpatientDoctor, transaction, settings },
  primary: 'stay',
  streams: ({ id, doctorId }, loaded, context) => ({
    encounter: checks(encounter, id),
    stay: writes(stay, id),
    doctor: checks(inpatientDoctor, doctorId),
    transaction: visits.transactionOf(loaded),
    settings: settingsOf(context),
  }),
  decide: (_command, states, context) => {
    inProgress(states.encounter);
    const doctor = doctorFrom(states.doctor);
    const listed = known(states.doctor);
    const { visitPrice: price = 0, sharePercent = null } = listed ? fieldsOn(listed, context.today) : {};
    const recorded = recordVisit(states.stay, { doctor, price, sharePercent }, context);
    const document = visitDocument(states.stay, recorded, context.now);
    const bill = visits.loaded(states.transaction);
    return { stay: recorded, transaction: document ? postCharges(bill, document, states.settings.cashier) : [] };
  },
});

export const withdrawVisitAct = act({
  command: withdrawCommand,
  sees: { encounter, stay, transaction, settings },
  primary: 'stay',
  streams: ({ id }, loaded, context) => ({
    encounter: checks(encounter, id),
    stay: writes(stay, id),
    transaction: visits.transactionOf(loaded),
    settings: settingsOf(context),
  }),
  decide: ({ staffId, date, reason }, states, { now }) => {
    inProgress(states.encounter);
    const withdrawn = withdrawVisit(states.stay, { staffId, date, reason }, now);
    const document = visitDocument(states.stay, withdrawn, now);
    const bill = visits.loaded(states.transaction);
    return { stay: withdrawn, transaction: document ? postCharges(bill, document, states.settings.cashier) : [] };
  },
});
