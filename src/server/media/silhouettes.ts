/** Simple outlines on a ground of 800 × 1000, for products whose rendered picture is not there. `a` is the accent, `b` the trim. */
type Outline = { readonly body: string; readonly accent?: string; readonly trim?: string }

const SHOE: Outline = {
  body: 'M120 560c10-70 20-120 40-150 30 30 80 40 120 30 60-15 90 40 150 80 70 45 190 50 240 90 25 20 25 60 15 80H125c-10-40-10-90-5-130z',
  accent: 'M290 445l60-18 30 40-60 20zM360 480l60-15 30 35-60 18zM430 515l60-12 35 32-60 14z',
  trim: 'M112 672h585c8 28 0 58-30 62H145c-28-4-40-34-33-62z',
}
const BOOT: Outline = {
  body: 'M190 250h210c5 60 0 120 15 170 70 40 190 60 230 110 30 38 30 100 20 130H180c-10-140 5-270 10-410z',
  accent: 'M395 300l40 14-6 34-38-10zM398 370l44 16-2 34-40-12zM420 440l60 22 8 34-62-20z',
  trim: 'M170 665h505c10 34 0 74-40 80H205c-34-6-44-44-35-80z',
}
const JACKET: Outline = {
  body: 'M300 220c30-30 170-30 200 0l110 60c30 20 70 330 80 420l-90 20-50-270v350H250V450l-50 270-90-20c10-90 50-400 80-420z',
  accent: 'M392 235h16v560h-16zM270 560h80v14h-80zM450 560h80v14h-80z',
  trim: 'M300 220c30-50 170-50 200 0-40 40-160 40-200 0z',
}
const VEST: Outline = {
  body: 'M300 220c30-30 170-30 200 0l50 40c-10 60 10 120 20 170v380H230V430c10-50 30-110 20-170z',
  accent:
    'M392 235h16v570h-16zM260 380h130v10H260zM410 380h130v10H410zM260 520h130v10H260zM410 520h130v10H410zM260 660h130v10H260zM410 660h130v10H410z',
  trim: 'M300 220c30-50 170-50 200 0-40 40-160 40-200 0z',
}
const TEE: Outline = {
  body: 'M300 250c40 40 160 40 200 0l120 60 50 170-90 30-30-60v330H250V450l-30 60-90-30 50-170z',
  trim: 'M300 250c40 40 160 40 200 0 0 70-200 70-200 0z',
}
const PANTS: Outline = {
  body: 'M270 180h260l40 660H440l-40-480-40 480H230z',
  accent: 'M270 180h260l3 44H267z',
}
const SHORTS: Outline = { body: 'M240 320h320l50 330H430l-30-150-30 150H190z', accent: 'M240 320h320l6 46H234z' }
const PACK: Outline = {
  body: 'M270 300c0-150 260-150 260 0l30 60c20 60 20 350 0 410-40 40-280 40-320 0-20-60-20-350 0-410z',
  accent: 'M270 540c40-20 220-20 260 0v170c-40 30-220 30-260 0zM280 420h240v16H280z',
  trim: 'M360 190c0-50 80-50 80 0h-16c0-28-48-28-48 0z',
}
const DUFFEL: Outline = {
  body: 'M130 440c60-60 480-60 540 0 40 60 40 210 0 270-60 50-480 50-540 0-40-60-40-210 0-270z',
  accent: 'M290 400h22v350h-22zM488 400h22v350h-22z',
  trim: 'M300 400c0-120 200-120 200 0h-18c0-90-164-90-164 0z',
}
const CAP: Outline = {
  body: 'M200 580c0-170 90-250 210-250 130 0 200 90 200 250z',
  accent: 'M560 540c90 10 150 50 160 80-90 0-180-10-220-40z',
  trim: 'M396 318h28v18h-28zM200 560h410v24H200z',
}
const BEANIE: Outline = {
  body: 'M230 600c-10-200 70-310 170-310s180 110 170 310z',
  accent: 'M210 590h380c10 50 10 80 0 110H210c-10-30-10-60 0-110z',
}
const SOCKS: Outline = {
  body: 'M240 220h120v330l120 130c30 40-30 110-90 80L270 660c-30-20-30-60-30-90zM440 220h110v280l90 110c30 40-20 100-70 80l-90-60-40-50z',
  accent: 'M240 220h120v60H240zM440 220h110v60H440z',
}
const GLOVES: Outline = {
  body: 'M250 420c0-140 20-200 40-200s20 60 24 130c4-100 10-160 34-160s28 70 28 160c4-90 12-140 34-140s26 60 22 150c10-60 18-90 36-90 26 0 14 120 10 190 30-30 60-60 84-40 20 20-60 120-100 200v180H270V640c-14-60-20-130-20-220z',
  accent: 'M270 700h192v30H270zM270 760h192v14H270z',
}
const CARD: Outline = {
  body: 'M130 380a30 30 0 0 1 30-30h480a30 30 0 0 1 30 30v270a30 30 0 0 1-30 30H160a30 30 0 0 1-30-30z',
  accent: 'M190 600l90-110 60 60 80-110 120 160z',
  trim: 'M190 410h120v16H190z',
}

export const SILHOUETTES: Readonly<Record<string, Outline>> = {
  'trail-runner': SHOE,
  'skate-low': SHOE,
  'slip-on': SHOE,
  'casual-shoe': SHOE,
  sandal: SHOE,
  'hiking-boot-mid': BOOT,
  'winter-boot': BOOT,
  'skate-high': BOOT,
  'shell-jacket': JACKET,
  puffer: JACKET,
  fleece: JACKET,
  hoodie: JACKET,
  vest: VEST,
  tee: TEE,
  'base-layer': TEE,
  pants: PANTS,
  shorts: SHORTS,
  backpack: PACK,
  duffel: DUFFEL,
  cap: CAP,
  beanie: BEANIE,
  socks: SOCKS,
  gloves: GLOVES,
  'gift-card': CARD,
}
