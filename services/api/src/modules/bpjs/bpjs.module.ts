import { Module } from '@nestjs/common';
import { BpjsBridge } from './bpjs-bridge.js';
import { ReferencesController } from './references.controller.js';

@Module({ controllers: [ReferencesController], providers: [BpjsBridge] })
export class BpjsModule {}
