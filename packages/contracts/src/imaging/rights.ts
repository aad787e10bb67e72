import { rights } from '../kernel/rights.js';

/** The place of radiology in the access tree (SPEC 2), to which the images belong. */
export const imagingPlaceRights = rights('radiology', { order: 75, methods: {} });

export const imagingRights = rights('radiology.images', {
  order: 50,
  methods: {
    view: ['doctor', 'nurse'],
    upload: ['doctor'],
    reassign: ['doctor'],
    remove: ['doctor'],
  },
});
