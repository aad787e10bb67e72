import { Module } from '@nestjs/common';
import { MerchantsController } from './merchants.controller.js';

/** The facilities' own paths. */
@Module({ controllers: [MerchantsController] })
export class MerchantModule {}
