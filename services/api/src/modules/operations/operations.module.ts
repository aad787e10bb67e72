import { Module } from '@nestjs/common';
import { OperationsController } from './operations.controller.js';
import { OperationsPulse } from './operations-pulse.js';

/** The state of the installation. */
@Module({ controllers: [OperationsController], providers: [OperationsPulse] })
export class OperationsModule {}
