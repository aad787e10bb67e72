import { rights } from '../kernel/rights.js';

export const analyserRights = rights('laboratorium.analyser', {
  order: 37,
  methods: {
    view: ['laboratory'],
    // What a device sends comes as this; so does a computer beside one, which signs in like anybody.
    receive: ['laboratory'],
    match: ['laboratory'],
    discard: ['laboratory'],
  },
});
