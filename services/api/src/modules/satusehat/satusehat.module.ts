import { Module } from '@nestjs/common';
import { SatusehatBridge } from './satusehat-bridge.js';
import { VerificationController } from './verification.controller.js';

@Module({ controllers: [VerificationController], providers: [SatusehatBridge] })
export class SatusehatModule {}
