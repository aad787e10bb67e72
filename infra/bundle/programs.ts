/** The programs of the server: the names that they have in `services/api/dist/bundled`, and their files in `src`. */
export const programs = { main: 'main', 'main.http': 'main.http', 'main.worker': 'main.worker', tools: 'tools/main' };
