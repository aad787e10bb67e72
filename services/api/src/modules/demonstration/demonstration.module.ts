import { Module } from '@nestjs/common';
import { DayController } from './day.controller.js';
import { DemonstrationController } from './demonstration.controller.js';

@Module({ controllers: [DemonstrationController, DayController] })
export class DemonstrationModule {}
