import { Module } from '@nestjs/common';
import { BatchRecallController } from './batch-recall.controller.js';

@Module({ controllers: [BatchRecallController] })
export class InventoryModule {}
