import { Module } from '@nestjs/common';
import { RadiologyLetterController } from './radiology-letter.controller.js';

@Module({ controllers: [RadiologyLetterController] })
export class RadiologyModule {}
