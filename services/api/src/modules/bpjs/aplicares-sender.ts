import { recordRoomAvailability } from '@alur/contracts/bpjs/commands';
import type { RoomAvailability, RoomAvailabilityRow } from '@alur/contracts/bpjs/room-availability';
import type { VclaimProviderRow } from '@alur/contracts/bpjs/vclaim';
import { bedView } from '@alur/domain/bed/bed-view';
import { bedClassView, roomAvailabilityView } from '@alur/domain/bpjs/room-availability-view';
import { vclaimProviderView } from '@alur/domain/bpjs/vclaim-directory-view';
import { insurance, merchant } from '@alur/domain/merchant/merchant';
import { FacilityOutbox, type OutboxParts } from '../../integrations/facility-outbox.js';
import { fold } from '../../integrations/fold.js';
import type { BpjsConfig } from '../../platform/config/config.js';
import type { Platform } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';
import { readRow } from '../../platform/queries/list-query.js';
import { roomCodeOf, type AplicaresClient, type RoomThere } from './aplicares-client.js';
import { BpjsAccess } from './facility-access.js';
import { failureOf } from './sending-failure.js';

/** A room is told of once a minute at most (DOMAIN-WIRES 7). */
const AGAIN_MS = 60_000;

interface SenderParts extends OutboxParts {
  platform: Pick<Platform, 'streams' | 'log' | 'keys' | 'table'> & OutboxParts['platform'];
  config: BpjsConfig;
}

/** Rooms of wards as they are now, of classes that Aplicares knows; an emergency department's beds are no ward's. */
const roomsNow = (wards: string, which = '') => `
  select b."roomId"::int as "roomId", max(c.code) as "classCode", max(b."roomName") as name,
    count(*)::int as capacity, count(*) filter (where b.status = 'available')::int as available
  from ${tableName(bedView)} b
  join ${tableName(bedClassView)} c on c.merchant_id = b.merchant_id and c."classId" = b."classId"
  join ${wards} w on w.merchant_id = b.merchant_id and w.id = b."wardId" and w.kind <> 'emergency'
  where b.merchant_id = $1 and b.status <> 'retired' ${which}
  group by b."roomId"`;

/** What waits is the difference between the beds as they are and as BPJS was last told, so that nothing is queued. */
const differing = (wards: string) => `
  with there as (${roomsNow(wards)}), told as (
    select * from ${tableName(roomAvailabilityView)} where merchant_id = $1)
  select coalesce(n."roomId", t."roomId")::text as key
  from there n full join told t on t."roomId" = n."roomId"
  where t.status = 'waiting'
    or (n."classCode", n.name, n.capacity, n.available) is distinct from (t."classCode", t.name, t.capacity, t.available)
  order by t.at nulls first limit $2`;

/** A facility's list there, by its code as a provider. */
interface List {
  readonly aplicares: AplicaresClient;
  readonly provider: string;
  /** The facility's rooms as they are there when a round first needs them. */
  readonly rooms: () => Promise<readonly RoomThere[]>;
}

/** Tells BPJS how many beds of each room are free (record 118). */
export class AplicaresSender extends FacilityOutbox<List> {
  private readonly access: BpjsAccess;
  private readonly toldAt = new Map<string, number>();
  private readonly roomNow: string;

  constructor(private readonly parts: SenderParts) {
    const wards = tableName(parts.platform.table('ward'));
    super(parts, {
      ...{ lock: 'aplicares', service: 'bpjs', what: 'room', to: 'Aplicares', keyName: 'roomId' },
      waiting: differing(wards),
    });
    this.roomNow = roomsNow(wards, 'and b."roomId" = $2');
    this.access = new BpjsAccess(parts.platform, parts.config, this.now);
  }

  /** Only hospitals have wards that BPJS lists, under the code that VClaim has for them. */
  protected async clientOf(merchantId: number): Promise<List | undefined> {
    const { isBpjs, pcare } = insurance(await fold(this.parts.platform, merchant, merchantId));
    if (!isBpjs || pcare) return undefined;
    const row = await readRow(this.parts.database, merchantId, vclaimProviderView, String(merchantId));
    const aplicares = row && (await this.access.aplicares(merchantId));
    if (!aplicares) return undefined;
    const provider = (row as VclaimProviderRow).code;
    let there: Promise<readonly RoomThere[]> | undefined;
    return { aplicares, provider, rooms: () => (there ??= aplicares.rooms(provider)) };
  }

  protected async send(merchantId: number, key: string, list: List): Promise<void> {
    const throttled = `${merchantId}/${key}`;
    const at = this.toldAt.get(throttled);
    if (at !== undefined && this.now() - at < AGAIN_MS) return;
    this.toldAt.set(throttled, this.now());
    const roomId = Number(key);
    const [row, { rows }] = await Promise.all([
      readRow(this.parts.database, merchantId, roomAvailabilityView, key) as Promise<RoomAvailabilityRow | undefined>,
      this.parts.database.worker.query<RoomAvailability>(this.roomNow, [merchantId, roomId]),
    ]);
    const [now] = rows;
    const failed = await tell(list, roomId, now, row)
      .then(() => null)
      .catch((error: unknown) => failureOf(error, null, this.now()));
    this.settlePause(merchantId, failed?.problem);
    const { classCode = '', name = '', capacity = 0, available = 0 } = now ?? row ?? {};
    const of = { classCode, name, capacity, available };
    const outcome = failed ? { failed, of } : now ? { reported: of } : { withdrawn: true };
    await this.record(merchantId, recordRoomAvailability, 0, { roomId, outcome });
  }
}

/** BPJS's writes are not repeatable: it is looked whether the room is there, unless that is known. */
const tell = async (
  { aplicares, provider, rooms }: List,
  roomId: number,
  now: RoomAvailability | undefined,
  row: RoomAvailabilityRow | undefined,
): Promise<void> => {
  if (now && row?.status === 'told' && row.toldAs === now.classCode) return aplicares.update(provider, now);
  const there = (await rooms()).filter(({ roomCode }) => roomCode === roomCodeOf(roomId));
  for (const each of there) if (each.classCode !== now?.classCode) await aplicares.delete(provider, each);
  if (!now) return;
  const isThere = there.some(({ classCode }) => classCode === now.classCode);
  await (isThere ? aplicares.update(provider, now) : aplicares.create(provider, now));
};
