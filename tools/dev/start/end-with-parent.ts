// Loaded first into every process that `npm start` starts. When that one is killed without a chance to stop them, the
// channel to it closes, and they stop as if they had been asked to. The channel alone keeps nobody alive.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
