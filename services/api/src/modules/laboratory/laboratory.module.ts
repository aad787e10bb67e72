import { Module } from '@nestjs/common';
import { CoverLetterController } from './cover-letter.controller.js';

@Module({ controllers: [CoverLetterController] })
export class LaboratoryModule {}
