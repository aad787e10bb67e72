import { Module } from '@nestjs/common';
import { DemonstrationController } from './demonstration.controller.js';

@Module({ controllers: [DemonstrationController] })
export class DemonstrationModule {}
