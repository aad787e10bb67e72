import * as commands from '@alur/contracts/laboratory/commands';
import { laboratoryControl, laboratoryParameter } from '../../catalogue/aggregates.js';
import { actingStaff } from '../../care/on-encounter.js';
import { act } from '../../kernel/act.js';
import { checks, known, writes } from '../../kernel/aggregate.js';
import type { DecisionContext } from '../../kernel/context.js';
import { ensure } from '../../kernel/rejection.js';
import { measure, qualityControl, release, voidMeasurement } from '../quality-control.js';

const byOf = (context: DecisionContext) => ({
  ...{ staff: actingStaff(context), now: context.now, today: context.today },
});
const ofParameter = { parameter: laboratoryParameter, quality: qualityControl };
const streams = ({ id }: { id: number }) => ({
  parameter: checks(laboratoryParameter, id),
  quality: writes(qualityControl, id),
});

const measureAct = act({
  command: commands.measureControl,
  sees: { ...ofParameter, control: laboratoryControl },
  primary: 'parameter',
  streams: command => ({ ...streams(command), control: checks(laboratoryControl, command.controlId) }),
  decide: ({ id, controlId, value }, states, context) => {
    const control = states.control.status === 'active' ? known(states.control)?.fields : undefined;
    ensure(control !== undefined, 'laboratory.control-of-another', {}, 'controlId');
    return { quality: measure(states.quality, { parameterId: id, controlId, control, value }, byOf(context)) };
  },
});

const voidAct = act({
  command: commands.voidControl,
  sees: ofParameter,
  primary: 'parameter',
  streams,
  decide: ({ id, measurement, reason }, states, context) => ({
    quality: voidMeasurement(states.quality, { parameterId: id, measurement, reason }, byOf(context)),
  }),
});

const releaseAct = act({
  command: commands.releaseControl,
  sees: ofParameter,
  primary: 'parameter',
  streams,
  decide: ({ id, reason }, states, context) => ({
    quality: release(states.quality, { parameterId: id, reason }, byOf(context)),
  }),
});

export const qualityActs = [measureAct, voidAct, releaseAct];
