import { Module } from '@nestjs/common';
import { BpjsBridge } from './bpjs-bridge.js';
import { ClaimsAtBpjsController } from './claims-at-bpjs.controller.js';
import { IcareBridge } from './icare-bridge.js';
import { IcareController } from './icare.controller.js';
import { ParticipantsController } from './participants.controller.js';
import { DestinationsController, ReferencesController } from './references.controller.js';
import { VclaimBridge } from './vclaim-bridge.js';
import { VclaimController } from './vclaim.controller.js';

@Module({
  controllers: [
    ReferencesController,
    DestinationsController,
    ParticipantsController,
    VclaimController,
    ClaimsAtBpjsController,
    IcareController,
  ],
  providers: [BpjsBridge, VclaimBridge, IcareBridge],
})
export class BpjsModule {}
