import { Module } from '@nestjs/common';
import { DeviceListener } from './dicom/device-listener.js';
import { ImagingController } from './imaging.controller.js';

@Module({ controllers: [ImagingController], providers: [DeviceListener] })
export class ImagingModule {}
