import { Module } from '@nestjs/common';
import { OperationsController } from './operations.controller.js';
import { OperationsPulse } from './operations-pulse.js';

/** What the installation tells of itself. */
@Module({ controllers: [OperationsController], providers: [OperationsPulse] })
export class OperationsModule {}
