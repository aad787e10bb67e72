/** Whether what was typed into a search box occurs in one of these texts, in any case; nothing typed occurs in all. */
export const mentions = (typed: string, ...texts: readonly string[]): boolean => {
  const wanted = typed.trim().toLowerCase();
  return texts.some(text => text.toLowerCase().includes(wanted));
};
