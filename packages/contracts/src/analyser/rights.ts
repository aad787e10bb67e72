import { rights } from '../kernel/rights.js';

export const analyserRights = rights('laboratorium.analyser', {
  order: 37,
  methods: {
    view: ['laboratory'],
    // The platform's device connection acts with this right; so does a computer at a device, which logs in like a user.
    receive: ['laboratory'],
    match: ['laboratory'],
    discard: ['laboratory'],
  },
});
