/** Parameters of the newest patients, shared by the list and by its route, which prefetches them. */
export const newest = { order_by: 'id', sort_by: 'desc', status: 'active' } as const;
