/** What lets a prepared process start. Any other message names a module that it loads before. */
export const startMessage = 'start';
