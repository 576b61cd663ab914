/**
 * What js.stripe.com serves, played for journeys in a browser: the calls that the payment frame makes, as strict about them
 * as Stripe is, with frames of Stripe's own hosts inside, so that policies and sandboxes are tried too.
 */
export const STRIPE_JS = `
window.Stripe = key => {
  const must = (truth, why) => { if (!truth) throw new Error('IntegrationError: ' + why) }
  must(/^pk_(test|live)_/.test(key), 'the key is not a publishable one')
  const post = (path, body) =>
    fetch('https://api.stripe.com' + path, { method: 'POST', body: new URLSearchParams(body) }).then(answer => answer.json())
  const frameOf = (name, into, height) => {
    const frame = document.createElement('iframe')
    frame.src = 'https://js.stripe.com/endive/' + name + '.html'
    frame.title = name
    frame.allow = 'payment *'
    frame.style.cssText = 'display:block;border:0;width:100%;height:' + height + 'px'
    into.append(frame)
    return frame
  }
  const heard = (frame, type, act) => addEventListener('message', ({ source, data }) => {
    if (source === frame.contentWindow && data && data.type === type) act(data)
  })
  const elements = options => {
    must(['payment', 'setup'].includes(options.mode), 'mode')
    must(/^[a-z]{3}$/.test(options.currency || ''), 'currency')
    if (options.mode === 'payment') must(Number.isInteger(options.amount) && options.amount > 0, 'amount')
    const state = { options: { ...options }, submitted: false, paidBy: 'card', frame: undefined }
    const askCard = () => new Promise(done => {
      const channel = new MessageChannel()
      channel.port1.onmessage = ({ data }) => done(data)
      state.frame.contentWindow.postMessage({ type: 'card?' }, '*', [channel.port2])
    })
    return {
      state,
      create(name, wishes) {
        must(['payment', 'expressCheckout'].includes(name), 'element ' + name)
        const listeners = {}
        return {
          on: (event, act) => void (listeners[event] = act),
          mount(selector) {
            const into = document.querySelector(selector)
            must(into, 'nothing to mount on: ' + selector)
            const frame = frameOf(name, into, name === 'payment' ? 230 : 56)
            heard(frame, 'ready', () => listeners.ready && listeners.ready({}))
            if (name === 'payment') return void (state.frame = frame)
            heard(frame, 'confirm', () => {
              state.paidBy = 'applepay'
              if (listeners.confirm) listeners.confirm({ expressPaymentType: 'apple_pay' })
            })
          },
        }
      },
      update(changes) {
        Object.assign(state.options, changes)
      },
      async submit() {
        state.submitted = true
        if (state.paidBy !== 'card') return {}
        const { number } = await askCard()
        return number.length < 12 ? { error: { message: 'Your card number is incomplete.' } } : {}
      },
      token: async () => ({ ...(state.paidBy === 'card' ? await askCard() : { number: state.paidBy }), ...state.options }),
    }
  }
  return {
    elements,
    async createConfirmationToken({ elements }) {
      must(elements.state.submitted, 'elements.submit() comes first')
      const told = await elements.token()
      elements.state.paidBy = 'card'
      return { confirmationToken: await post('/v1/confirmation_tokens', { key, ...told }) }
    },
    async handleNextAction({ clientSecret }) {
      must(/^(pi|seti)_\\w+_secret_\\w+$/.test(clientSecret), 'client secret')
      const frame = document.createElement('iframe')
      frame.src = 'https://hooks.stripe.com/3d_secure_2/challenge'
      frame.title = 'bank'
      frame.style.cssText = 'display:block;border:0;width:100%;height:200px'
      document.body.append(frame)
      const verdict = await new Promise(done => heard(frame, 'verdict', done))
      return post('/v1/3ds2', { clientSecret, verdict: verdict.is })
    },
  }
}
`

const page = (
  body: string,
  script: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stripe</title>
<style>*{box-sizing:border-box;min-width:0}body{margin:0;font:16px/24px sans-serif}label{display:grid;gap:4px;font-size:14px;margin-bottom:12px}
input{height:44px;padding:0 12px;border:1px solid #767676;border-radius:4px;font-size:16px}button{width:100%;height:44px;border:0;border-radius:4px;background:#000;color:#fff;font-size:16px}
.row{display:grid;grid-template-columns:1fr 1fr;gap:12px}</style></head><body>${body}<script>${script}</script></body></html>`

/** The documents inside the frame: what a shopper types into is Stripe's own. */
export const STRIPE_DOCUMENTS: Readonly<Record<string, string>> = {
  '/endive/payment.html': page(
    `<label>Card number<input name="number" autocomplete="cc-number"></label>
<div class="row"><label>Expiry<input name="expiry"></label><label>Security code<input name="cvc"></label></div>`,
    `addEventListener('message', ({ data, ports }) => data.type === 'card?' && ports[0].postMessage({ number: document.querySelector('[name=number]').value.replace(/\\s/g, '') }))
parent.postMessage({ type: 'ready' }, '*')`,
  ),
  '/endive/expressCheckout.html': page(
    '<button>Buy with Apple Pay</button>',
    `document.querySelector('button').onclick = () => parent.postMessage({ type: 'confirm' }, '*')
parent.postMessage({ type: 'ready' }, '*')`,
  ),
  '/3d_secure_2/challenge': page(
    '<p>Your bank asks whether it is you.</p><button data-is="yes">Complete</button><p></p><button data-is="no">Fail</button>',
    `for (const button of document.querySelectorAll('button')) button.onclick = () => parent.postMessage({ type: 'verdict', is: button.dataset.is }, '*')`,
  ),
}
