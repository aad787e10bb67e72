import * as commands from '@alur/contracts/surgery/commands';
import { OPERATION_REPORT } from '@alur/contracts/record/forms/form-names';
import { priceOn } from '@alur/contracts/kernel/payer-price';
import { mayWrite, sayer } from '../../care/on-encounter.js';
import { chargeAtEnd, componentsWithdrawn } from '../../care/surgery-charges.js';
import { orderRef, SURGERY } from '../../care/surgery-orders.js';
import { giveBack, useUp } from '../../care/treatment-materials.js';
import { serviceClass } from '../../care/treatment-orders.js';
import * as visits from '../../care/visit-streams.js';
import { medicine, theatre, treatment } from '../../catalogue/aggregates.js';
import { encounter } from '../../encounter/encounter.js';
import { mainStore } from '../../inventory/main-store.js';
import { stock, stockId } from '../../inventory/stock.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes, type StateOf } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import * as recording from '../../record/decisions.js';
import { form } from '../../record/form.js';
import { record } from '../../record/record.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { stay } from '../../stay/stay.js';
import { transaction } from '../../transaction/transaction.js';
import { treatmentTariff } from '../../treatment/tariff.js';
import type { BodyOf } from '@alur/contracts/kernel/command';
import { isOpen } from '../../care/visit-bill.js';
import * as decisions from '../decisions.js';
import type { DataOf } from '../events.js';
import { planIn, surgery, type Plan, type SurgeryState, type TeamMember, type Under } from '../surgery.js';

type Finishing = BodyOf<typeof commands.finishSurgery>;

/** The theatre's own store, else the main one. */
const storeOf = (state: StateOf<typeof theatre> | undefined, context: DecisionContext): number =>
  known(state)?.fields.storeId ?? mainStore(context);

const checkReport = (state: StateOf<typeof form>, surgeryId: number): void => {
  const isIts = state.status === 'signed' && state.form === OPERATION_REPORT && state.surgeryId === surgeryId;
  ensure(isIts, 'surgery.report-missing', {}, 'reportId');
};

const performerOf = (staffId: number | null, { team }: Plan, path: string): TeamMember | null => {
  if (staffId === null) return null;
  const member = team.find(({ staff }) => staff.staffId === staffId);
  ensure(member !== undefined, 'surgery.performer-not-in-team', {}, path);
  return member;
};

interface Lists {
  treatments: readonly StateOf<typeof treatment>[];
  tariffs: readonly StateOf<typeof treatmentTariff>[];
}

/** Anaesthesia, theatre, instruments and the like at today's price for her payer and class. */
const componentsOf = (
  { components }: Finishing,
  { treatments, tariffs }: Lists,
  plan: Plan,
  whose: Parameters<typeof priceOn>[2],
  today: string,
): DataOf<'SurgeryFinished'>['components'] =>
  components.map(({ treatmentId, quantity, performerId }, at) => {
    const item = treatments[at];
    ensure(item?.status === 'active', 'consultation.treatment-unavailable', {}, `components.${at}.treatmentId`);
    const price = priceOn(tariffs[at]?.prices ?? [], item.fields.price, whose, today);
    const performer = performerOf(performerId, plan, `components.${at}.performerId`);
    return { treatmentId, name: item.fields.name, quantity, price, performer };
  });

/** What is used up, by its name and unit; each item once. */
const materialsOf = ({ materials }: Finishing, states: readonly StateOf<typeof medicine>[]) => {
  const ids = materials.map(({ medicineId }) => medicineId);
  ensure(new Set(ids).size === ids.length, 'treatment.material-twice', {}, 'materials');
  return materials.map(({ medicineId, quantity }, at) => {
    const item = states[at];
    ensure(item?.status === 'active', 'treatment.material-unavailable', {}, `materials.${at}.medicineId`);
    return { medicineId, name: item.fields.name, unit: item.fields.baseUnit, quantity };
  });
};

const finishAct = act({
  command: commands.finishSurgery,
  sees: {
    ...{ surgery, encounter, record, report: form, theatre, transaction, settings, stay },
    ...{ treatment, tariff: treatmentTariff, treatments: [treatment] as const, tariffs: [treatmentTariff] as const },
    ...{ medicines: [medicine] as const, stocks: [stock] as const },
  },
  primary: 'surgery',
  streams: ({ id, reportId, components, materials }, loaded, context) => {
    const it = known(loaded.surgery);
    const plan = planIn(loaded.surgery);
    return {
      surgery: writes(surgery, id),
      encounter: visits.visitOf(loaded.surgery),
      record: it && writes(record, it.encounterId),
      report: checks(form, reportId),
      theatre: plan && checks(theatre, plan.theatreId),
      transaction: visits.transactionOf(loaded),
      settings: settingsOf(context),
      stay: it && checks(stay, it.encounterId),
      treatment: it && checks(treatment, it.treatmentId),
      tariff: it && checks(treatmentTariff, it.treatmentId),
      treatments: components.map(({ treatmentId }) => checks(treatment, treatmentId)),
      tariffs: components.map(({ treatmentId }) => checks(treatmentTariff, treatmentId)),
      medicines: materials.map(({ medicineId }) => checks(medicine, medicineId)),
      // Its store is known once its theatre is.
      stocks:
        loaded.theatre === undefined
          ? []
          : materials.map(({ medicineId: itemId }) =>
              writes(stock, stockId({ storeId: storeOf(loaded.theatre, context), itemId })),
            ),
    };
  },
  decide: (command, states, context) => {
    const it = decisions.inProcess(states.surgery);
    const visit = mayWrite(visits.loaded(states.encounter), 'result');
    checkReport(states.report, it.surgeryId);
    const classId = serviceClass(states.stay, context.today);
    const { today, now } = context;
    const whose = { payer: visit.payer, classId };
    const components = componentsOf(command, states, it.plan, whose, today);
    const wanted = materialsOf(command, states.medicines);
    const storeId = storeOf(states.theatre, context);
    const place = { orderId: it.surgeryId, times: 1, storeId, today, module: SURGERY };
    const { used, events: stocks } = useUp({ materials: wanted }, place, states.stocks);
    const operator = it.plan.team.find(({ role }) => role === 'operator');
    const its = visits.loaded(states.record);
    const procedure = { icd9Code: it.icd9Code, name: it.name, order: orderRef(it.surgeryId), effectiveAt: now };
    return {
      surgery: decisions.finish(states.surgery, command, { components, materials: used }, sayer(context)),
      record: [
        ...(operator ? recording.recordProcedure(its, { ...procedure, performer: operator.staff }, visit) : []),
        ...recording.endOrder(its, orderRef(it.surgeryId), 'done', visit),
      ],
      transaction: chargeAtEnd(
        visits.loaded(states.transaction),
        { it, classId, now, today },
        { components, materials: used, operator },
        { ...states, tariff: visits.loaded(states.tariff) },
      ),
      stocks,
    };
  },
});

const materialsIn = (state: SurgeryState | undefined): Under<'finish'>['materials'] =>
  state?.status === 'finish' ? state.materials : [];

/** A counter-entry while nothing is paid: components come off the bill, and materials go back where they were. */
const reopenAct = act({
  command: commands.reopenSurgery,
  sees: { surgery, encounter, record, transaction, settings, stocks: [stock] as const },
  primary: 'surgery',
  streams: ({ id }, loaded, context) => {
    const it = known(loaded.surgery);
    return {
      surgery: writes(surgery, id),
      encounter: visits.visitOf(loaded.surgery),
      record: it && writes(record, it.encounterId),
      transaction: visits.transactionOf(loaded),
      settings: settingsOf(context),
      stocks: materialsIn(loaded.surgery).map(({ storeId, medicineId: itemId }) =>
        writes(stock, stockId({ storeId, itemId })),
      ),
    };
  },
  decide: ({ id, reason }, states, context) => {
    const it = decisions.finished(states.surgery);
    const visit = mayWrite(visits.loaded(states.encounter), 'order');
    const bill = visits.loaded(states.transaction);
    ensure(isOpen(bill), 'transaction.items-locked');
    const its = visits.loaded(states.record);
    return {
      surgery: decisions.reopen(states.surgery, reason, sayer(context)),
      record: [...recording.removeProceduresOf(its, orderRef(id), visit), ...recording.openOrder(orderRef(id), visit)],
      transaction: componentsWithdrawn(bill, it, context.now, states.settings.cashier),
      stocks: giveBack(id, it.materials, states.stocks, SURGERY),
    };
  },
});

export const finishingActs = [finishAct, reopenAct];
