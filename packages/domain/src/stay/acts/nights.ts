import { chargeNights as chargeNightsCommand } from '@alur/contracts/stay/commands';
import { classStreams, pricesFrom } from '../../care/stay-streams.js';
import * as visits from '../../care/visit-streams.js';
import { roomClass } from '../../catalogue/aggregates.js';
import { encounter } from '../../encounter/encounter.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import { settings, settingsOf } from '../../settings/settings.js';
import { postCharges } from '../../transaction/charging.js';
import { transaction } from '../../transaction/transaction.js';
import { chargeNights, nightDocument } from '../charging.js';
import { stay } from '../stay.js';

/**
 * Runs after each midnight, and may run at any time, because nights that are charged already are left alone. The first
 * run after a downtime charges all past nights. No night is charged after services have ended.
 */
export const chargeNightsAct = act({
  command: chargeNightsCommand,
  sees: { encounter, stay, classes: [roomClass], transaction, settings },
  primary: 'stay',
  streams: ({ id }, loaded, context) => ({
    encounter: checks(encounter, id),
    stay: writes(stay, id),
    classes: classStreams(loaded.stay),
    transaction: visits.transactionOf(loaded),
    settings: settingsOf(context),
  }),
  decide: (_command, states, context) => {
    const it = known(states.stay);
    const isOver = it === undefined || it.status === 'left' || it.status === 'cancelled' || it.charging !== null;
    if (isOver || states.encounter.status !== 'in_progress') return {};
    const { general, cashier } = states.settings;
    const charged = chargeNights(it, null, pricesFrom(it, states.classes), { general, clock: context });
    const document = nightDocument(it, charged, context.now);
    if (charged.length === 0 || document === null) return {};
    return { stay: charged, transaction: postCharges(visits.loaded(states.transaction), document, cashier) };
  },
});
