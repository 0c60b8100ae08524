// The browser comes from the npm registry or the system (apps/worker), never from a download at install time.
module.exports = { skipDownload: true };
