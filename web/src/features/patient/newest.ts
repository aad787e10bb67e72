/** The newest patients: what the list begins with, and its route asks for beside its code. */
export const newest = { order_by: 'id', sort_by: 'desc', status: 'active' } as const;
