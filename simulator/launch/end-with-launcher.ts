/** Preloaded into each process of the demo: when the launcher is gone, however it went, the process ends too. */
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
});
