import { Module } from '@nestjs/common';
import { ReferenceController } from './reference.controller.js';
import { Regions } from './regions.js';

@Module({ controllers: [ReferenceController], providers: [{ provide: Regions, useValue: new Regions() }] })
export class ReferenceModule {}
