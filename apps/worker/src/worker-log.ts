/** The injection token of the worker's log. (pino's Logger is a type, so it cannot be one.) */
export const workerLog = Symbol('workerLog');
