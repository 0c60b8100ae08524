// Loaded first into every process that `npm start` starts. If the parent is killed, the channel to it closes, and the
// process stops as after SIGTERM. The channel does not keep a process alive.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
