// Landscapes: eroded terrain, trees, water, haze and low sun, by marching rays over a height field.
#pragma once
#include "vec.h"

enum { LAND_ALPINE, LAND_DUNE, LAND_MESA, LAND_CITY, LAND_GRANITE, LAND_MOOR, LAND_COAST };
enum { THING_NONE, THING_TENT, THING_CAIRN };
struct SceneSpec {
  int land; float size, tall, ox, oy;                 // tile size and relief in metres, offset into the tile
  float cx, cy, cz, above, yaw, pitch, fov;           // camera; above > 0: metres over the ground, else cz
  float sunYaw, sunUp; V3 sun, zenith, horizon, haze; // light
  float hazeAmount, hazeFall, hazeBase;               // haze per metre, its fall with height, where it lies
  float snow, tree, treeSize, treeNear, water;        // snow line, tree line, tree height, nearest trees, water level (-1e9: none)
  V3 grass, rock, leaf; float cloud, cloudTop, mist;  // cover of high cloud; top of the cloud sea; drifting mist
  int thing; float tx, ty; float path, stars, time, ripple, flakes, exposure, stones; int crisp; // crisp: more octaves of relief far away
  float tuft, tuftCover; V3 tuftHue;                  // clumps of grass, heather or sage: height in metres, how dense (over 1: no gaps), colour
};
struct Land { const float* map; int n; SceneSpec s; };

HD float fetch(const Land& l, float x, float y) { // smooth, wrapping
  x = x / l.s.size * l.n; y = y / l.s.size * l.n; float fx = floorf(x), fy = floorf(y), u = x - fx, v = y - fy; int m = l.n - 1, i = (int)fx & m, j = (int)fy & m;
  float w0 = (1 - u) * (1 - u) * .5f, w2 = u * u * .5f, w1 = 1 - w0 - w2, z0 = (1 - v) * (1 - v) * .5f, z2 = v * v * .5f, z1 = 1 - z0 - z2; int i0 = (i - 1) & m, i2 = (i + 1) & m; const float *a = l.map + ((j - 1) & m) * l.n, *b = l.map + j * l.n, *c = l.map + ((j + 1) & m) * l.n;
  return (a[i0] * w0 + a[i] * w1 + a[i2] * w2) * z0 + (b[i0] * w0 + b[i] * w1 + b[i2] * w2) * z1 + (c[i0] * w0 + c[i] * w1 + c[i2] * w2) * z2;
}
HD float ridge(V3 p) { return 1 - fabsf(vnoise(p)) * 2; }
// loose stones around the camera: the highest of three sizes of half-buried lumps
HD float stonesAt(const SceneSpec& s, float X, float Y) {
  float best = 0; const float cells[3] = {1.7f, .62f, .23f};
  for (int q = 0; q < 3; q++) { float cell = cells[q], fx = floorf(X / cell), fy = floorf(Y / cell);
    for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
      int cx = (int)fx + i, cy = (int)fy + j; float on = hash3(cx, cy, 71 + q); if (on > s.stones * (.30f + .35f * vnoise(v3(cx * cell * .21f, cy * cell * .21f, 6)))) continue;
      float r = cell * (.16f + .26f * hash3(cx, cy, 75 + q)), a = 6.28f * hash3(cx, cy, 77), u = X - (cx + .3f + .4f * hash3(cx, cy, 73)) * cell, v = Y - (cy + .3f + .4f * hash3(cx, cy, 74)) * cell, x = (u * cosf(a) + v * sinf(a)) / r, y = (v * cosf(a) - u * sinf(a)) / (r * .7f), d = powf(fabsf(x), 2.6f) + powf(fabsf(y), 2.6f); if (d >= 1) continue;
      best = fmaxf(best, r * (.35f + .4f * hash3(cx, cy, 79)) * powf(1 - d, .38f));
    } }
  return best;
}
// clumps around the camera: the highest of the nine nearest
HD float tuftsAt(const SceneSpec& s, float X, float Y, float* tint) {
  float cell = s.tuft * 1.25f, fx = floorf(X / cell), fy = floorf(Y / cell), best = 0; *tint = 0;
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    int cx = (int)fx + i, cy = (int)fy + j; float on = hash3(cx, cy, 91); if (on > s.tuftCover * (.75f + .9f * vnoise(v3(cx * cell * .045f / s.tuft, cy * cell * .045f / s.tuft, 3))) + 9 * fmaxf(0.f, s.tuftCover - 1)) continue;
    float r = cell * (.5f + .45f * hash3(cx, cy, 93)), u = X - (cx + .25f + .5f * hash3(cx, cy, 95)) * cell, v = Y - (cy + .25f + .5f * hash3(cx, cy, 96)) * cell, d = (u * u + v * v) / (r * r) * (1 + .7f * vnoise(v3(X * 4 / s.tuft, Y * 4 / s.tuft, 2))); if (d >= 1) continue;
    float h = s.tuft * (.3f + .7f * hash3(cx, cy, 97)) * (1 - d) * (1 + .55f * vnoise(v3(X * 9 / s.tuft, Y * 9 / s.tuft, 5)) + .45f * vnoise(v3(X * 21 / s.tuft, Y * 21 / s.tuft, 8))); if (h > best) { best = h; *tint = hash3(cx, cy, 98); }
  }
  return best;
}
// the footpath: how many half widths a point lies from its middle
HD float pathAt(const SceneSpec& s, float x, float y) { return fabsf(x - s.tx - 9 * sinf((y - s.cy) * .022f) - 24 * sinf((y - s.cy) * .0061f + 1)) / s.path; }
HD float tuftFade(const SceneSpec& s, float lod) { return sat(1.6f - lod / (s.tuft * 420)); }
HD_CALL float ground(const Land& l, float x, float y, float lod) {
  const SceneSpec& s = l.s; float X = x + s.ox, Y = y + s.oy;
  if (s.land == LAND_DUNE) {
    float h = 0, a = 1, fx = X / s.size, fy = Y / s.size; for (int i = 0; i < 3; i++) { float w = vnoise(v3(fx * .6f + i * 7, fy * .6f, 3)) * .9f, k = fractf(fx + w + .35f * vnoise(v3(fx, fy * .7f, 9.f + i))); float f = k < .72f ? k / .72f : (1 - k) / .28f; h += a * f * f * (3 - 2 * f) * (.55f + .45f * vnoise(v3(fx * .3f, fy * .4f, 1.f + i))); a *= .32f; float t = fx; fx = fx * 2.3f + fy * .5f; fy = fy * 2.1f - t * .3f; }
    if (s.snow < 100) h += .02f * fbm(v3(X * .06f, Y * .06f, 4), 4);
    return h * s.tall + (s.snow > 100 && lod < 400 ? .035f * sinf(X * 4 + 3 * vnoise(v3(X * .3f, Y * .3f, 0))) * sat(1 - lod / 400) : 0);
  }
  float h = fetch(l, X, Y) * s.tall * (.72f + .55f * vnoise(v3(X / (s.size * .9f), Y / (s.size * .9f), 5.f)));
  if (s.land == LAND_MESA) { float n = h / s.tall + .10f * vnoise(v3(X * .0013f, Y * .0013f, 2)); float q = n * 5, f = floorf(q), r = q - f; n = (f + sstep(.62f, .86f, r) * .92f + r * .08f) / 5; h = n * s.tall; }
  if (s.land == LAND_CITY) return h;
  if (s.land == LAND_GRANITE) { float c = worley(v3(X * .012f, Y * .012f, 1)); h = h * .5f + 22 * sqrtf(fmaxf(0.f, 1.1f - c * c)); }
  float k = sat(h / (s.tall * .35f)) ; float d = 0, a = s.size * .0016f, f = 37.f / s.size; int oct = (lod < 600 ? 6 : lod < 3000 ? 4 : 3) + (lod > 600 ? s.crisp : 0); for (int i = 0; i < oct; i++) { d += a * ridge(v3(X * f, Y * f, 7.f + i)); a *= .46f; f *= 2.15f; }
  if (lod < 500 && s.land != LAND_GRANITE) h += .30f * fbm(v3(X * .45f, Y * .45f, 3), 3) * (1 - lod / 500);
  float rough = s.land == LAND_MOOR ? .35f : s.land == LAND_GRANITE ? .12f : .45f + .75f * k; if (s.stones > 0 && lod < 120) h += (stonesAt(s, X, Y) + .035f * fbm(v3(X * 3.1f, Y * 3.1f, 1), 3)) * sat(1.4f - lod / 90); return h + d * rough;
}
// conifers as pointed bumps: the highest of the nine nearest
HD float treesAt(const Land& l, float x, float y, float g, float lod, float* tint) {
  const SceneSpec& s = l.s; float cell = s.treeSize * .42f, fx = floorf(x / cell), fy = floorf(y / cell), best = 0; *tint = 0;
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    int cx = (int)fx + i, cy = (int)fy + j; float r = hash3(cx, cy, 11), tx = (cx + .2f + .6f * hash3(cx, cy, 3)) * cell, ty = (cy + .2f + .6f * hash3(cx, cy, 5)) * cell;
    float grove = vnoise(v3(tx * .0042f, ty * .0042f, 1.5f)) + .5f * vnoise(v3(tx * .017f, ty * .017f, 4.5f)); if (grove < (r - .62f) * .8f - .1f) continue;
    float fade = sstep(s.tree, s.tree - s.tall * .16f - 30, g + 40 * grove); if (r > fade) continue;
    float H = s.treeSize * (.55f + .6f * hash3(cx, cy, 7)), R = H * .19f, d = sqrtf(sq(x - tx) + sq(y - ty)); if (lod < 250) d *= 1 + .22f * sinf(atan2f(y - ty, x - tx) * 7 + r * 20) ; float k = 1 - d / R; if (k <= 0) continue; if (lod < 900) k = k + .05f * sinf(k * 38) ; float h = H * powf(fmaxf(k, 0.f), .8f); if (h > best) { best = h; *tint = hash3(cx, cy, 13); }
  }
  return best;
}
HD float cityAt(const Land& l, float x, float y, float* id) {
  float c = 46, fx = floorf(x / c), fy = floorf(y / c); int i = (int)fx, j = (int)fy; *id = hash3(i, j, 1); float u = x - fx * c - c * .5f, v = y - fy * c - c * .5f; float w = 12 + 8 * hash3(i, j, 2), w2 = 12 + 8 * hash3(i, j, 3); if (fabsf(u) > w || fabsf(v) > w2) return 0;
  float dist = sqrtf(sq((x - l.s.tx) / 900) + sq((y - l.s.ty) / 700)), core = expf(-dist * dist * 1.6f); float q = hash3(i, j, 4); return 8 + 22 * hash3(i, j, 5) + core * (q > .62f ? 150 * (q - .4f) * (.5f + hash3(i, j, 6)) : 26);
}
HD float surfaceH(const Land& l, float x, float y, float lod, float* tree, float* tint) {
  float g = ground(l, x, y, lod), t = 0; *tree = 0; *tint = 0; const SceneSpec& s = l.s;
  if (s.land == LAND_CITY) { float id; t = y < 4200 && y > 500 ? cityAt(l, x, y, &id) : 0; *tree = t; return (y < 4300 ? 4 : g * sstep(4300, 7600, y) + 4) + t; }
  if (s.tuft > 0 && g > s.water + .4f && (s.path <= 0 || pathAt(s, x, y) > 1)) { float k = tuftFade(s, lod), q; if (k > 0) g += k * tuftsAt(s, x + s.ox, y + s.oy, &q); }
  if (s.treeSize > 0 && lod < 14000 && g < s.tree + 60 && g > s.water + 1.5f && sqrtf(sq(x - s.cx) + sq(y - s.cy)) > s.treeNear) { t = treesAt(l, x, y, g, lod, tint); *tree = t; }
  return g + t;
}
HD float thingField(const Land& l, V3 p, V3 base) {
  const SceneSpec& s = l.s; V3 q = p - base;
  if (s.thing == THING_TENT) { float w = 1.15f - q.z * .82f; float side = fmaxf(fabsf(q.x) - w, fabsf(q.y) - 1.5f + .25f * q.z); return fmaxf(side * .75f, fmaxf(-q.z - .2f, q.z - 1.35f)); }
  float f = 1e9f; float z = 0; for (int i = 0; i < 6; i++) { float r = (.52f - .066f * i) * (.85f + .3f * hash3(i, 4, 2)), t = (.17f - .012f * i) * (.8f + .45f * hash3(i, 9, 2)); z += t; V3 c = q - v3(.08f * sinf(i * 2.3f), .06f * cosf(i * 3.1f), z); z += t * .86f; float e = (powf(powf(fabsf(c.x) / r, 2.5f) + powf(fabsf(c.y) / (r * .8f), 2.5f) + powf(fabsf(c.z) / t, 2.5f), .4f) - 1) * t; f = fminf(f, e + .03f * vnoise(p * 5.f)); } return f * .7f;
}
struct Look { float t; bool hit; int thing; float tree, tint; };
HD_CALL Look look(const Land& l, V3 o, V3 d, float far, float start) {
  Look k; k.hit = false; k.thing = 0; k.tree = 0; k.tint = 0; float t = start, last = start, tr, ti; const SceneSpec& s = l.s; float fine = s.treeSize > 0 || s.tuft > 0 || s.land == LAND_CITY ? .5f : 1.f;
  for (int i = 0; i < 420; i++) {
    V3 p = o + d * t; if (t > far || (d.z > 0 && p.z > s.tall * 1.7f + 200)) break; float h = surfaceH(l, p.x, p.y, t, &tr, &ti), gap = p.z - h;
    if (gap < 0) { float a = last, b = t; for (int q = 0; q < 7; q++) { float m = (a + b) / 2; V3 w = o + d * m; if (w.z < surfaceH(l, w.x, w.y, t, &tr, &ti)) b = m; else a = m; } V3 w = o + d * b; surfaceH(l, w.x, w.y, t, &tr, &ti); k.t = b; k.hit = true; k.tree = tr; k.tint = ti; break; }
    last = t; t += fmaxf(gap * .42f * fine, .0011f * t + .05f);
  }
  // a ray that ran out of steps was grazing the ground, not looking at the sky
  if (!k.hit && t < far && !(d.z > 0 && o.z + d.z * t > s.tall * 1.7f + 200)) { k.hit = true; k.t = t; }
  if (!k.hit) k.t = far;
  if (s.thing) {
    V3 b = v3(s.tx, s.ty, ground(l, s.tx, s.ty, 50) - .05f), oc = o - b; float bb = dot(oc, d), r = 7, disc = bb * bb - dot(oc, oc) + r * r;
    if (disc > 0) { float u = fmaxf(0.f, -bb - sqrtf(disc)), e = -bb + sqrtf(disc); for (int i = 0; i < 90 && u < e && u < k.t; i++) { float f = thingField(l, o + d * u, b); if (f < .004f) { k.t = u; k.hit = true; k.thing = 1; break; } u += fmaxf(f, .006f); } }
  }
  return k;
}
