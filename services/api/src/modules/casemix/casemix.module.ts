import { Module } from '@nestjs/common';
import { EklaimBridge } from './eklaim/eklaim-bridge.js';

@Module({ providers: [EklaimBridge] })
export class CasemixModule {}
