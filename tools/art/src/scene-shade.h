// Light and colour of a landscape: sky, haze, ground, water, cloud sea.
#pragma once
#include "scene.h"

HD V3 sunDir(const SceneSpec& s) { float a = s.sunYaw * .0174533f, e = s.sunUp * .0174533f; return v3(sinf(a) * cosf(e), cosf(a) * cosf(e), sinf(e)); }
HD V3 skyAt(const Land& l, V3 d) {
  const SceneSpec& s = l.s; float up = fmaxf(d.z, 0.f); V3 c = mix(s.horizon, s.zenith, 1 - expf(-up * 4.2f)); V3 sd = sunDir(s); float k = fmaxf(0.f, dot(d, sd)), flat = fmaxf(0.f, dot(norm(v3(d.x, d.y, 0)), norm(v3(sd.x, sd.y, 0))));
  c = c + s.sun * (.10f * powf(k, 6) + .16f * powf(k, 40) + .9f * powf(k, 900)) + s.sun * (.07f * powf(flat, 4) * expf(-up * 7));
  if (s.cloud > 0 && d.z > .02f) { float q = 1 / (d.z + .09f); V3 p = v3(d.x * q * 1.5f + s.ox * .001f, d.y * q * .5f, 2.f); float n = fbm(v3(p.x + .6f * vnoise(p), p.y * 2.6f, s.oy * .001f), 5), m = sstep(.32f - s.cloud, .62f - s.cloud * .5f, n + .12f) * sstep(.02f, .12f, d.z); V3 lit = mix(s.horizon * 1.05f, s.sun * .55f + s.horizon * .4f, .25f + .6f * powf(k, 3)); c = mix(c, lit, m * .6f); }
  if (s.stars > 0) { V3 q = d * 260.f; float f = hash3((int)floorf(q.x), (int)floorf(q.y), (int)floorf(q.z)); V3 r = v3(fractf(q.x) - .5f, fractf(q.y) - .5f, fractf(q.z) - .5f); if (f > .9975f) c = c + v3(1, .96f, .9f) * (s.stars * sstep(.35f, .0f, len(r)) * sstep(.05f, .4f, d.z) * (f - .9975f) * 400); }
  return c;
}
HD float hazeDepth(const SceneSpec& s, V3 o, V3 d, float t) { float z = (o.z - s.hazeBase) * s.hazeFall, k = d.z * s.hazeFall, e = expf(-clampf(z, -4.f, 30.f)); return s.hazeAmount * e * (fabsf(k * t) < 1e-3f ? t : (1 - expf(-clampf(k * t, -8.f, 30.f))) / k); }
HD V3 hazed(const Land& l, V3 c, V3 o, V3 d, float t) {
  const SceneSpec& s = l.s; float T = expf(-hazeDepth(s, o, d, t)); float k = fmaxf(0.f, dot(d, sunDir(s))); V3 in = mix(s.haze, s.sun * .42f + s.haze * .62f, .12f + .7f * powf(k, 5)); V3 e = v3(powf(T, .82f), T, powf(T, 1.16f)); return c * e + in * (v3(1, 1, 1) - e);
}
// the sea of cloud, and mist that drifts: marched in front of whatever was seen
HD V3 clouded(const Land& l, V3 c, V3 o, V3 d, float t, float jitter) {
  const SceneSpec& s = l.s; if (s.mist <= 0) return c; float far = fminf(t, 22000.f), trans = 1; V3 sum = v3(0, 0, 0); V3 sd = sunDir(s); float k = fmaxf(0.f, dot(d, sd)); float a = 6.2831853f * s.time, wx = cosf(a), wy = sinf(a);
  float t0 = 0; if (o.z > s.cloudTop + 160) { if (d.z >= -.002f) return c; t0 = (o.z - s.cloudTop - 160) / -d.z; } if (t0 > far) return c; int n = 56; float pw = 2.2f;
  for (int i = 0; i < n; i++) {
    float u0 = powf(i / (float)n, pw), u1 = powf((i + 1) / (float)n, pw), dt = (u1 - u0) * (far - t0), tt = t0 + (u0 + (u1 - u0) * jitter) * (far - t0); V3 p = o + d * tt; if (p.z > s.cloudTop + 220) continue;
    float sc = 1 / 620.f; V3 q = v3(p.x * sc + .55f * wx, p.y * sc + .55f * wy, p.z * sc * 1.6f + .35f * wy); float nz = fbm(q, 4) + .45f * fbm(q * .31f + v3(4 + .2f * wx, 1, 8 + .2f * wy), 3); float top = s.cloudTop + 190 * nz; float dn = sstep(top + 26, top - 60, p.z) * s.mist * .0042f; if (dn < 1e-6f) continue;
    float al = 1 - expf(-dn * dt); float shade = sat(.42f + .006f * (p.z - top + 90) + .35f * nz); V3 lit = mix(s.zenith * .42f + s.haze * .38f, s.sun * .50f + s.haze * .50f, shade * (.75f + .5f * powf(k, 4))); lit = lit + s.sun * (.25f * powf(k, 12)); sum = sum + lit * (trans * al); trans *= 1 - al; if (trans < .01f) break;
  }
  V3 far3 = hazed(l, sum, o, d, far * .35f * (1 - trans)); (void)far3; return c * trans + sum;
}
HD V3 normalAt(const Land& l, V3 p, float t) { float e = fmaxf(.12f, t * .0009f), a, b; float hx = surfaceH(l, p.x + e, p.y, t, &a, &b) - surfaceH(l, p.x - e, p.y, t, &a, &b), hy = surfaceH(l, p.x, p.y + e, t, &a, &b) - surfaceH(l, p.x, p.y - e, t, &a, &b); return norm(v3(-hx, -hy, 2 * e)); }
HD_CALL V3 shadeLand(const Land& l, V3 o, V3 d, Look k, float soft) {
  const SceneSpec& s = l.s; V3 p = o + d * k.t, sd = sunDir(s); V3 n; V3 alb, emit = v3(0, 0, 0); float X = p.x + s.ox, Y = p.y + s.oy;
  if (k.thing) {
    V3 b = v3(s.tx, s.ty, ground(l, s.tx, s.ty, 50) - .05f); float e = .01f, f = thingField(l, p, b); n = norm(v3(thingField(l, p + v3(e, 0, 0), b) - f, thingField(l, p + v3(0, e, 0), b) - f, thingField(l, p + v3(0, 0, e), b) - f)); V3 r = p - b;
    if (s.thing == THING_TENT) { alb = v3(.42f, .20f, .08f); float door = fabsf(r.x) - .46f * (1.25f - r.z); emit = v3(1.25f, .50f, .13f) * (.10f + .95f * expf(-1.7f * (sq(r.x) + sq(r.z - .38f)))) * (1 - .55f * band(r.x, .016f, .012f)) * (1 - .5f * band(door, .014f, .01f)) * (.93f + .07f * vnoise(r * 9.f)); }
    else alb = s.rock * (.75f + .4f * fbm(p * 6.f, 3));
  } else {
    n = normalAt(l, p, k.t); float tr, ti, g = ground(l, p.x, p.y, k.t); (void)tr; (void)ti; float slope = n.z, no = fbm(v3(X * .011f, Y * .011f, p.z * .011f), 4), fine = k.t < 900 ? fbm(v3(X * .5f, Y * .5f, p.z * .5f), 4) * sat(1 - k.t / 900) : 0;
    if (s.land == LAND_DUNE) { alb = s.rock * (.9f + .12f * no + .10f * fine); if (s.snow < 100) alb = v3(.86f, .88f, .92f); if (k.tree > .4f) alb = mix(s.leaf * (.8f + .8f * k.tint), v3(.80f, .83f, .88f), .85f * sstep(-.05f, .45f, slope + .5f * fbm(v3(X * .8f, Y * .8f, p.z * .8f), 3))); }
    else if (s.land == LAND_CITY && k.tree > 0) { float id; float H = cityAt(l, p.x, p.y, &id); bool roof = p.z > H + 2.2f; alb = mix(v3(.10f, .10f, .11f), v3(.24f, .21f, .19f), id) * (roof ? .6f : 1); float c = 46; float u = fractf(p.x / c * 15), v = fractf(p.y / c * 15), w = fractf(p.z / 3.6f); float side = fabsf(n.x) > fabsf(n.y) ? v : u; int wi = (int)floorf(p.z / 3.6f), wj = (int)floorf((fabsf(n.x) > fabsf(n.y) ? p.y : p.x) / c * 15); float on = hash3(wi, wj, (int)(id * 900)); if (!roof && on > .66f && side > .25f && side < .8f && w > .3f && w < .78f) emit = mix(v3(1.1f, .62f, .26f), v3(.85f, .75f, .58f), hash3(wj, wi, 3)) * (.35f + .8f * fractf(on * 37)); }
    else {
      float st = fractf(p.z / (s.tall * .045f) + .25f * no); V3 rock = s.rock * (.82f + .30f * no + .22f * fine); if (s.land == LAND_MESA) rock = mix(rock, rock * v3(1.18f, .86f, .74f), sstep(.3f, .7f, st)) * (.85f + .25f * vnoise(v3(0, 0, p.z * .09f)));
      V3 grass = s.grass * (.85f + .45f * no + .30f * fine); float gr = sstep(.60f, .80f, slope + .16f * no) * sstep(s.tree + s.tall * .30f, s.tree, g + 120 * no); if (s.land == LAND_GRANITE) gr *= sstep(-.1f, .3f, no + .2f * fine); if (s.land == LAND_MOOR) gr = sstep(.35f, .6f, slope + .1f * no); alb = mix(rock, grass, gr);
      if (s.land == LAND_GRANITE) { float c = fabsf(vnoise(v3(X * .03f + no, Y * .03f, 2))); alb = mix(alb * .45f, alb, sstep(0, .03f, c)); alb = alb * (.92f + .2f * vnoise(v3(X * 6, Y * 6, p.z * 6)) * sat(1 - k.t / 120)); }
      if (s.water > -1e8f) { float sh = p.z - s.water; alb = mix(alb * .55f, alb, sstep(0, 1.2f, sh)); if (s.land == LAND_COAST) alb = mix(v3(.46f, .38f, .28f), alb, sstep(2.5f, 7.f, sh + 2 * no)); }
      if (s.tuft > 0 && slope > .2f) { float tn, th = tuftsAt(s, X, Y, &tn) / s.tuft, far = tuftFade(s, k.t), bare = s.path > 0 ? 0.f : .35f; V3 hue = mix(s.grass * (1.f + .5f * fine), s.tuftHue, sstep(.25f, .75f, tn + .6f * no)) * (.8f + .4f * tn); alb = mix(alb, mix(alb * mixf(1, .62f, 1 - bare), hue, sstep(.02f, .25f, th)) * (.62f + .5f * sat(th * 1.3f)), far * .9f); }
      if (s.path > 0) { float w = pathAt(s, p.x, p.y) / (1 + .25f * fine); alb = mix(v3(.40f, .33f, .25f) * (.8f + .5f * fine), alb, sstep(.7f, 1.3f, w + .35f * no)); }
      if (k.tree > .4f) { V3 leaf = s.leaf * (.55f + .75f * k.tint); if (s.leaf.x > s.leaf.y * 1.2f) leaf = mix(leaf, leaf * v3(.55f, .8f, .6f), sstep(.6f, .7f, k.tint)); alb = leaf * (.45f + .55f * sat(k.tree / s.treeSize)); }
      float rib = s.crisp > 0 ? fbm(v3(X * .045f, Y * .045f, p.z * .045f), 4) : 0, soft = s.crisp > 0 ? .22f : 1, steep = s.crisp > 0 ? .16f : 0; float sn = sstep(s.snow - 60 * soft, s.snow + 120 * soft, p.z + 190 * no + 60 * fine + 120 * rib) * sstep(.50f + steep, .70f + steep * .7f, slope + .14f * no + .10f * rib + (k.tree > .4f ? .45f : 0)); if (k.tree > .4f) sn *= .35f + .5f * sat(fine + .5f + no); alb = mix(alb, v3(.84f, .87f, .92f), sn);
    }
  }
  if (!k.thing && s.stones > 0 && k.t < 120 && stonesAt(s, X, Y) > .012f) alb = mix(alb, s.rock * (.72f + .5f * fbm(v3(X * 5, Y * 5, p.z * 5), 4) + .25f * vnoise(v3(X * .9f, Y * .9f, 8))), sat(1.3f - k.t / 90));
  if (!k.thing && s.thing == THING_TENT) { float r2 = sq(p.x - s.tx) + sq(p.y - s.ty); emit = emit + alb * v3(1.9f, .80f, .24f) * (.55f / sq(1 + r2 * .16f)); } // lamplight through the tent's cloth
  float nl = fmaxf(0.f, dot(n, sd)), lit = 0; if (k.tree > .4f && !k.thing) nl = mixf(nl, .5f * sat(.6f + dot(n, sd)), .5f);
  if (nl > 0) { V3 q = p + n * (.06f + k.t * .0006f); float u = .4f + k.t * .001f, res = 1, a, b; for (int i = 0; i < 70 && res > .02f; i++) { V3 w = q + sd * u; if (w.z > s.tall * 1.6f + 120 && s.land != LAND_CITY) break; float gap = w.z - surfaceH(l, w.x, w.y, k.t + u * .5f, &a, &b); res = fminf(res, .5f + gap / (u * .018f + .03f)); u += fmaxf(fabsf(gap) * .5f, .25f + u * .035f + k.t * .0006f); if (u > 12000) break; } lit = sat(res); }
  float sky = .5f + .5f * n.z, occ = 1; if (!k.thing) { float e = 4 + k.t * .012f, h = ground(l, p.x, p.y, k.t); float avg = (ground(l, p.x + e, p.y, k.t) + ground(l, p.x - e, p.y, k.t) + ground(l, p.x, p.y + e, k.t) + ground(l, p.x, p.y - e, k.t)) * .25f; occ = clampf(1 - (avg - h) / e * 1.1f, .45f, 1.15f); if (k.tree > .4f && s.land != LAND_CITY) occ *= .35f + .65f * sat(k.tree / (s.treeSize * .7f)); }
  V3 amb = (s.zenith * .75f + s.horizon * .30f) * (sky * occ) + s.sun * (.05f * occ * sat(.5f - .5f * dot(n, sd)));
  return alb * (s.sun * (2.1f * nl * lit) + amb * 1.15f) + emit;
}
HD V3 seen(const Land& l, V3 o, V3 d, float jitter, bool water) {
  const SceneSpec& s = l.s; float far = 46000; Look k = look(l, o, d, far, .5f); float wt = s.water > -1e8f && d.z < -1e-5f ? (s.water - o.z) / d.z : 1e9f;
  if (water && wt > 0 && wt < k.t) {
    V3 p = o + d * wt; float a = 6.2831853f * s.time; float r = s.ripple, f1 = .42f, f2 = 1.7f, damp = 1 / (1 + wt * .0018f); V3 q1 = v3(p.x * f1 * .35f + .8f * cosf(a), p.y * f1 + .8f * sinf(a), 1.2f * sinf(a)), q2 = v3(p.x * f2 * .5f - .9f * cosf(a), p.y * f2 + .9f * sinf(a), 3 + 1.1f * cosf(a)); float e = .12f, w1 = fbm(q1, 3), w2 = fbm(q2, 2);
    V3 n = norm(v3(-(fbm(q1 + v3(e, 0, 0), 3) - w1) / e * .10f - (fbm(q2 + v3(e, 0, 0), 2) - w2) / e * .05f, -(fbm(q1 + v3(0, e, 0), 3) - w1) / e * .16f - (fbm(q2 + v3(0, e, 0), 2) - w2) / e * .08f, 1 / (r * damp + 1e-3f))); V3 rd = d - n * (2 * dot(d, n)); rd.z = fabsf(rd.z) + .002f; rd = norm(rd);
    Look m = look(l, p + v3(0, 0, .05f), rd, 24000, .5f); V3 rc = m.hit ? hazed(l, shadeLand(l, p, rd, m, 1), p, rd, m.t) : skyAt(l, rd); float F = .03f + .97f * powf(1 - fmaxf(0.f, dot(n, d * -1.f)), 5.f); V3 deep = mix(s.zenith * .10f + v3(.006f, .02f, .022f), s.grass * .25f, .3f); V3 c = rc * F + deep * (1 - F); float spark = powf(fmaxf(0.f, dot(rd, sunDir(s))), 420.f); c = c + s.sun * (spark * 1.6f);
    if (s.land == LAND_COAST) { float sh = -(ground(l, p.x, p.y, wt) - s.water), fo = fbm(v3(p.x * .07f, p.y * .07f, 2 + .4f * cosf(a)), 4); float foam = sstep(4.2f, .2f, sh + 5.5f * fo) * .75f; c = mix(c, (s.sun * .5f + s.horizon * .5f) * .9f, foam); }
    return clouded(l, hazed(l, c, o, d, wt), o, d, wt, jitter);
  }
  V3 c = k.hit ? hazed(l, shadeLand(l, o, d, k, 0), o, d, k.t) : hazed(l, skyAt(l, d), o, d, d.z > .001f ? fminf(far, 26000.f) : far);
  if (!k.hit && d.z > 0) c = mix(c, skyAt(l, d), sstep(.0f, .10f, d.z)); return clouded(l, c, o, d, k.t, jitter);
}
HD float film(float x) { x = fmaxf(0.f, x); return (x * (2.35f * x + .03f)) / (x * (2.25f * x + .62f) + .14f); }
