import { rights } from '../kernel/rights.js';

/** The images of radiology's orders; a doctor may attach what a patient brings along. */
export const imagingRights = rights('radiology.images', {
  order: 50,
  methods: {
    view: ['radiology', 'doctor', 'nurse'],
    upload: ['radiology', 'doctor'],
    reassign: ['radiology'],
    remove: ['radiology'],
  },
});
