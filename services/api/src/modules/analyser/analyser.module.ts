import { Module } from '@nestjs/common';
import { AnalyserListener } from './analyser-listener.js';
import { SimulatorController } from './simulator.controller.js';

@Module({ controllers: [SimulatorController], providers: [AnalyserListener] })
export class AnalyserModule {}
