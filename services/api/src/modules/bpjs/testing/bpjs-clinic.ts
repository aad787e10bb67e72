import { pino } from 'pino';
import type { CommandRunner } from '../../../platform/commands/command-runner.js';
import { clinicApp, type ClinicApp } from '../../../testing/clinic-app.js';
import { doesAs, facilityToday, untilSeenBy } from '../../../testing/played-day.js';
import { numberOf, scheduleOf } from '../../../testing/visit-bodies.js';
import { BpjsSimulator } from '../simulator/bpjs-simulator.js';
import { simulated } from '../simulator/simulated.js';
import { members, type KnownMember } from '../simulator/state.js';
import type { VclaimParts } from '../vclaim-outbox.js';

/** A clinic with PCare and a hospital with VClaim (`clinic.owner`, `clinic.foreigner`) before a BPJS that is stood in for. */
export class BpjsClinic {
  readonly does;
  readonly until;
  private count = 0;

  private constructor(
    readonly simulator: BpjsSimulator,
    readonly clock: { now: number },
    readonly config: { readonly pcareUrl: string; readonly vclaimUrl: string; readonly medicalRecordUrl: string },
    readonly clinic: ClinicApp,
  ) {
    this.does = doesAs(clinic.owner);
    this.until = untilSeenBy(clinic.owner);
  }

  static async open(): Promise<BpjsClinic> {
    const clock = { now: Date.now() };
    const simulator = new BpjsSimulator(simulated, () => clock.now);
    const url = await simulator.open();
    const config = {
      ...{ pcareUrl: `${url}/pcare-rest`, vclaimUrl: `${url}/vclaim-rest` },
      medicalRecordUrl: `${url}/erekammedis`,
    };
    const clinic = await clinicApp({
      ...{ BPJS_PCARE_URL: config.pcareUrl, BPJS_VCLAIM_URL: config.vclaimUrl },
      BPJS_MEDICAL_RECORD_URL: config.medicalRecordUrl,
    });
    for (const person of [clinic.owner, clinic.foreigner])
      await doesAs(person)('settings/save-credentials', 0, { service: 'bpjs', values: simulated });
    return new BpjsClinic(simulator, clock, config, clinic);
  }

  async close(): Promise<void> {
    await this.clinic.stop();
    await this.simulator.close();
  }

  /** BPJS as it is at the beginning of a test. */
  reset(): void {
    const { simulator } = this;
    simulator.mode = 'up';
    simulator.losesNextWrite = false;
    for (const kept of [simulator.registrations, simulator.reports, simulator.items]) kept.length = 0;
    this.clock.now = Date.now();
  }

  /** What a process that sends to VClaim is made of; another one, as after a restart, has no state but the log. */
  vclaimParts(runner: Pick<CommandRunner, 'execute'> = this.clinic.platform.runner): VclaimParts {
    const { streams, log, keys, zones } = this.clinic.platform;
    return {
      ...{ database: this.clinic.database, platform: { streams, log, keys, zones, runner }, config: this.config },
      ...{ now: () => this.clock.now, logger: pino({ level: 'silent' }) },
    };
  }

  /** A participant of BPJS whom nobody has seen before. */
  newCard(is: Partial<KnownMember> = {}): string {
    const card = String(2_000_000_000_000 + (this.count += 1));
    this.simulator.members.push({ ...members[0], card, nik: '', ...is });
    return card;
  }

  /** A patient of the clinic whom BPJS knows by the card. */
  patientWith(bpjsNo: string): Promise<number> {
    const person = { name: `Pasien ${bpjsNo}`, gender: 'male', birthDate: '1990-03-15', acknowledgeDuplicates: true };
    return this.does('patient/register', 0, { ...person, bpjsNo });
  }

  /** A room of the clinic with its hours, which PCare knows as does it the doctor. */
  async practice(): Promise<{ roomId: number; scheduleId: number }> {
    const { does, clinic } = this;
    const doctorId = clinic.owner.userId;
    const roomId = await does('room/add', 0, { name: 'Poli Umum', code: 'U' });
    const scheduleId = await does('schedule/open', 0, scheduleOf({ roomId, doctorId }));
    await does('bpjs/assign-poli', 0, {
      unitId: roomId,
      visitStatus: 'sick',
      poli: { code: '001', name: 'POLI UMUM' },
    });
    await does('bpjs/assign-doctor', 0, { staffId: doctorId, doctor: { code: '11111', name: 'dr. Bayu' } });
    return { roomId, scheduleId };
  }

  /** A schedule of the hospital, which VClaim knows by its code. */
  async hospitalPractice(): Promise<number> {
    const { foreigner } = this.clinic;
    const inHospital = doesAs(foreigner);
    const roomId = await inHospital('room/add', 0, { name: 'Poli Dalam', code: 'D' });
    await inHospital('bpjs/assign-vclaim-provider', 0, { provider: { code: '0999R001', name: 'RS MELATI' } });
    return inHospital('schedule/open', 0, scheduleOf({ roomId, doctorId: foreigner.userId }));
  }

  /** A visit of the clinic whose patient is present. */
  async came(scheduleId: number, card = this.newCard()): Promise<number> {
    const visit = await this.does('queue/take-number', 0, {
      ...numberOf({ patientId: await this.patientWith(card), scheduleId, date: facilityToday() }),
      payer: 'bpjs',
    });
    await this.does('queue/confirm-attendance', visit);
    return visit;
  }
}
