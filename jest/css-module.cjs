// Stands for every stylesheet in component tests: a class has its own name.
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => target[name] ?? (name === 'default' ? module.exports : name) },
);
