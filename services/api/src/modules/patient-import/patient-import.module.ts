import { Module } from '@nestjs/common';
import { PatientImportController } from './patient-import.controller.js';

@Module({ controllers: [PatientImportController] })
export class PatientImportModule {}
