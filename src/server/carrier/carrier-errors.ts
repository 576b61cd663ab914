/** It said nothing, or nothing that can be understood: asked again later. */
export class CarrierSilent extends Error {
  override readonly name = 'CarrierSilent'
}

/** It will not carry this: asking again does not help, somebody has to look. */
export class CarrierRefused extends Error {
  override readonly name = 'CarrierRefused'
}
