import { receiveAnalyserResult } from '@alur/contracts/analyser/commands';
import type { AnalyserProtocol } from '@alur/contracts/analyser/catalogues';
import { v5 as uuidOf } from 'uuid';
import type { Database } from '../../platform/db/database.js';
import type { Platform } from '../../platform/platform.js';
import { systemCaller } from '../../platform/processes/system-caller.js';
import { tableName } from '../../platform/projector/row-table.js';
import type { Asked, Measurement, Reading } from './reading.js';

/** A device that a facility has in use. */
export interface Analyser {
  merchantId: number;
  id: number;
  name: string;
  asksForOrders: boolean;
}

/** The device is not configured: the message is refused, so that the device keeps it. */
export class UnknownAnalyser extends Error {}

const NAMESPACE = '6b1f3c02-7c0b-4e0e-9a53-2f3c1f6f9b11';
const MOST_VALUES = 100;

const inParts = <One>(all: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / MOST_VALUES) }, (_none, index) =>
    all.slice(index * MOST_VALUES, (index + 1) * MOST_VALUES),
  );

/** Takes the devices' messages: each tube's values become a command, and queries are answered from the rows. */
export class Intake {
  constructor(
    private readonly platform: Platform,
    private readonly database: Database,
  ) {}

  /**
   * Finds the device by the name it sends. If two facilities have one of that name, its address must distinguish them.
   */
  async analyserOf({ sender }: Reading, protocol: AnalyserProtocol, address: string): Promise<Analyser> {
    const { rows } = await this.database.worker.query<Analyser>(
      `select merchant_id::int as "merchantId", id::int as id, name, "asksForOrders"
         from ${tableName(this.platform.table('analyser'))}
         where active and sender = $1 and protocol = $2 and (address is null or address = $3)
         order by address nulls last limit 2`,
      [sender, protocol, address],
    );
    const [found, other] = rows;
    if (!found || (other && other.merchantId !== found.merchantId))
      throw new UnknownAnalyser(`no analyser ${sender} (${protocol}) at ${address}`);
    return found;
  }

  /** A repeated message gives the same idempotency key, so that it counts once. */
  async take(analyser: Analyser, { values, ...tube }: Measurement): Promise<void> {
    const caller = systemCaller(analyser.merchantId, receiveAnalyserResult.access);
    for (const part of inParts(values)) {
      const body = { analyserId: analyser.id, ...tube, values: part };
      const commandId = uuidOf(JSON.stringify([analyser.merchantId, body]), NAMESPACE);
      await this.platform.runner.execute(caller, receiveAnalyserResult.name, 0, body, { commandId });
    }
  }

  /** Tests still to be run on the tube, in the device's own codes. */
  async askedOf(analyser: Analyser, sampleNumber: string): Promise<Asked | null> {
    if (!analyser.asksForOrders) return null;
    const table = (name: string) => tableName(this.platform.table(name));
    const { rows } = await this.database.worker.query<Asked>(
      `select tube->>'number' as "sampleNumber", o."recordNumber", o.gender, o."birthDate",
           array_agg(line->>'code' order by t.sequence) as codes
         from ${table('laboratory_order')} o
         cross join jsonb_array_elements(o.specimens) tube
         join ${table('laboratory_test')} t on t.merchant_id = o.merchant_id and t."orderId" = o.id
           and t."specimenId" = (tube->>'specimenId')::bigint and t.status = 'waiting' and t."sentTo" is null
         join ${table('analyser_mapping')} m on m.merchant_id = o.merchant_id and m."analyserId" = $2
         cross join jsonb_array_elements(m.lines) line
         where o.merchant_id = $1 and o.board = 'open' and tube->>'number' = $3
           and (line->>'parameterId')::bigint = t."parameterId"
         group by 1, 2, 3, 4`,
      [analyser.merchantId, analyser.id, sampleNumber],
    );
    return rows[0] ?? null;
  }
}
