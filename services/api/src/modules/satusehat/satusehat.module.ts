import { Module } from '@nestjs/common';
import { SatusehatBridge } from './satusehat-bridge.js';

@Module({ providers: [SatusehatBridge] })
export class SatusehatModule {}
