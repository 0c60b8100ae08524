const shownHeaders = ['x-request-id', 'idempotent-replayed', 'retry-after', 'ratelimit-remaining'];

/** A new one for each call, also on a page without https, where crypto.randomUUID is missing. */
function newKey() {
  if (crypto.randomUUID) return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function requestOf(form) {
  const { method, route, write } = form.dataset;
  const query = new URLSearchParams();
  let path = route;
  for (const { name, value, dataset } of form.querySelectorAll('input[data-in]')) {
    if (dataset.in === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value.trim()));
    else if (value.trim() !== '') query.set(name, value.trim());
  }
  const body = form.querySelector('textarea')?.value;
  const headers = {
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(write === undefined ? {} : { 'Idempotency-Key': newKey() }),
  };
  return { url: `${path}${query.size > 0 ? `?${query}` : ''}`, method, headers, body };
}

function line(text, className) {
  const made = document.createElement('p');
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

async function bodyOf(response) {
  const type = response.headers.get('content-type') ?? '';
  if (!type.includes('json')) return `${type}, ${(await response.blob()).size} bytes`;
  return JSON.stringify(await response.json(), null, 2);
}

function block(text) {
  const made = document.createElement('pre');
  made.className = 'wide';
  made.tabIndex = 0;
  made.textContent = text;
  return made;
}

async function send(form, key, result) {
  const { url, headers, ...request } = requestOf(form);
  const started = performance.now();
  const response = await fetch(url, { ...request, headers: { ...headers, 'X-API-Key': key }, credentials: 'omit' });
  const text = await bodyOf(response);
  const outcome = `${response.status} in ${Math.round(performance.now() - started)} ms`;
  const noted = shownHeaders
    .filter((name) => response.headers.has(name))
    .map((name) => `${name}: ${response.headers.get(name)}`);
  const sent = headers['Idempotency-Key'] ? [`idempotency-key: ${headers['Idempotency-Key']}`] : [];
  const status = line(outcome, response.ok ? 'good' : 'bad');
  result.replaceChildren(status, block([...sent, ...noted].join('\n')), block(text));
}

/** Sends what the forms say with the reader's key, to this service alone. */
export function startTestCalls(keyField) {
  for (const form of document.querySelectorAll('form[data-route]')) {
    const result = form.querySelector('.result');
    const button = form.querySelector('button');
    const submit = () => {
      const key = keyField().value.trim();
      if (key === '') {
        result.replaceChildren(line('Enter your API key at the top of this page first.', 'bad'));
        keyField().focus();
        return;
      }
      button.disabled = true;
      send(form, key, result)
        .catch((error) => result.replaceChildren(line(`No answer: ${error.message}`, 'bad')))
        .finally(() => (button.disabled = false));
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submit();
    });
  }
}
