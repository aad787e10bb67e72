import { MeasureBody, SimulatedMeasurement } from '@alur/contracts/analyser/simulator';
import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.decorators.js';
import type { Caller } from '../../platform/access/caller.js';
import { CallerOf } from '../../platform/access/request.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/tokens.js';
import { Database } from '../../platform/db/database.js';
import { Failure, notFound } from '../../platform/errors/failure.js';
import { shaped } from '../../platform/errors/shaped.js';
import { Described } from '../../platform/openapi/described.decorator.js';
import { Platform } from '../../platform/platform.js';
import { tableName } from '../../platform/projector/row-table.js';
import { AnalyserListener } from './analyser-listener.js';
import { ChemistrySimulator } from './simulator/chemistry.js';
import { HaematologySimulator } from './simulator/haematology.js';
import { chemistryRanges, haematologyRanges, measured } from './simulator/samples.js';

/**
 * A demonstration has no devices, so a user starts a simulated one, which measures a tube over the network like a real
 * one.
 */
@Controller('v2/analyser/simulator')
export class SimulatorController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(AnalyserListener) private readonly listener: AnalyserListener,
    @Inject(Platform) private readonly platform: Platform,
    @Inject(Database) private readonly database: Database,
  ) {}

  @Post('measure')
  @Access('laboratorium.analyser:receive')
  @HttpCode(200)
  @Described({
    summary: 'Lets the simulated analysers of a demonstration measure a tube.',
    body: MeasureBody,
    data: SimulatedMeasurement,
  })
  async measure(@Body() body: unknown, @CallerOf() { merchantId }: Caller) {
    const { port } = this.listener;
    if (!this.config.demo || port === undefined) throw notFound();
    const { sampleNumber } = shaped(MeasureBody, body);
    const { rows } = await this.database.worker.query<{ protocol: string; sender: string }>(
      `select protocol, sender from ${tableName(this.platform.table('analyser'))} where merchant_id = $1 and active`,
      [merchantId],
    );
    const codes: string[] = [];
    for (const { protocol, sender } of rows)
      codes.push(...(await this.measureWith(protocol, { port, sender, control: Date.now() }, sampleNumber)));
    return { data: { codes }, meta: {} };
  }

  /** The simulator queries the tests of the tube and measures these; an unknown tube is left alone. */
  private async measureWith(
    protocol: string,
    options: { port: number; sender: string; control: number },
    sampleNumber: string,
  ): Promise<string[]> {
    const isHaematology = protocol === 'hl7';
    const device = isHaematology ? new HaematologySimulator(options) : new ChemistrySimulator(options);
    try {
      const codes = await device.ask(sampleNumber);
      const sample = measured(codes, isHaematology ? haematologyRanges : chemistryRanges, Math.random);
      if (sample.length > 0) await device.send(sampleNumber, sample);
      return sample.map(({ code }) => code);
    } catch {
      // Of what a facility typed of its analysers, the listener may know no such device, or take none of its frames.
      throw new Failure(409, 'analyser.simulator-refused', { sender: options.sender });
    } finally {
      await device.close();
    }
  }
}
