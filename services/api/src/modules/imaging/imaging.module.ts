import { Module } from '@nestjs/common';
import { ImagingController } from './imaging.controller.js';

@Module({ controllers: [ImagingController] })
export class ImagingModule {}
