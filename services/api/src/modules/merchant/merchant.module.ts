import { Module } from '@nestjs/common';
import { FacilityFigures } from './facility-figures.js';
import { MerchantLogoController } from './merchant-logo.controller.js';
import { MerchantsController } from './merchants.controller.js';

/** The facilities' own paths, and all of them in numbers. */
@Module({ controllers: [MerchantsController, MerchantLogoController], providers: [FacilityFigures] })
export class MerchantModule {}
