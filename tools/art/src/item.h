// Bags, hats, socks, gloves and the gift card: shapes as fields, and their surfaces.
#pragma once
#include "texture.h"

enum { I_BACKPACK, I_DUFFEL, I_CAP, I_BEANIE, I_SOCKS, I_GLOVES, I_CARD };
enum { SI_BODY = 40, SI_POCKET, SI_WEB, SI_ZIP, SI_PLASTIC, SI_BRIM, SI_POM, SI_STONE, SI_PAD, SI_CARD, SI_SPACER };
struct Item { int kind, variant; };

HD float sbox(V3 p, V3 b, float r, float pw) { // box with swollen sides
  float x = powf(fabsf(p.x) / b.x, pw), y = powf(fabsf(p.y) / b.y, pw), z = powf(fabsf(p.z) / b.z, pw); (void)r; return (powf(x + y + z, 1 / pw) - 1) * fminf(b.x, fminf(b.y, b.z));
}
HD float folds(V3 p, float k, float a) { return a * (fbm(v3(p.x * k, p.y * k, p.z * k * .55f), 4) + .5f * fabsf(vnoise(v3(p.x * k * .7f, p.y * k, p.z * k * 1.8f)))); }
HD float packField(const Item& t, V3 p) {
  int v = t.variant; float k = sat(p.z / 470), w = 142 - 22 * k * k + 8 * sinf(k * 3.1416f), d = 82 - (v == 1 ? 6 : 18) * k + 10 * sinf(k * 3.1416f); V3 q = v3(p.x * 142 / w, (p.y - 6) * 82 / d, p.z - 236);
  float f = sbox(q, v3(142, 82, v == 1 ? 246 : 238), 0, 4.2f) * .85f;
  if (v == 1) f = smin(f, sdBox(p - v3(0, 4, 474), v3(112, 22, 24), 20), 26);
  if (v == 2) f = smin(f, sbox(p - v3(0, -2, 452), v3(136, 92, 46), 0, 3.2f) * .8f, 8);
  return f + folds(p, .012f, 6.f) + folds(p + v3(50, 9, 4), .036f, .9f);
}
HD float packFront(const Item& t, V3 p) { int v = t.variant; float zc = v == 3 ? 150 : 138, h = v == 3 ? 92 : v == 0 ? 118 : 104; return sbox(p - v3(0, -78, zc), v3(v == 3 ? 128 : 112, 40, h), 0, 4.f) * .8f; }
HD float packSide(V3 p) { return fmaxf(sbox(v3(fabsf(p.x) - 132, p.y - 4, p.z - 96), v3(26, 58, 92), 0, 3.6f) * .8f, p.z - 168 - .35f * p.y); }
HD float packPocket(const Item& t, V3 p) { return fminf(packFront(t, p), packSide(p)) + folds(p + v3(9, 30, 70), .016f, 2.4f) + folds(p, .05f, .45f); }
HD float duffelField(const Item& t, V3 p) { // a soft bag: the top sags between the ends, and cloth gathers where the end panels are sewn in
  float r = t.variant == 1 ? 3.2f : 2.7f, ax = fabsf(p.x); V3 q = p - v3(0, 0, 140); q.z += (12 * sq(q.x / 300) + 9 * (1 - sq(q.x / 240)) * (ax < 240)) * sat(q.z / 110);
  float c = (powf(powf(fabsf(q.y) / 146, r) + powf(fabsf(q.z) / 140, r), 1 / r) - 1) * 140, a = atan2f(q.z, q.y);
  c += 2.2f * expf(-sq((ax - 208) / 15)) * sinf(a * 19 + 3 * vnoise(v3(a * 2, p.x > 0 ? 4.f : 9.f, 1))) - 7 * expf(-sq((ax - 150) / 80));
  return smax(c, ax - 284 + .0008f * (q.y * q.y + q.z * q.z), 26) + folds(p, .010f, 12.f) + folds(p + v3(4, 80, 2), .030f, 3.4f) + folds(p, .07f, .7f);
}
// the angle round a cap's crown, and how near a point lies to one of its six seams (1 on it)
HD float crownAngle(V3 p) { return atan2f(p.x, -(p.y - 6)); }
HD float crown(const Item& t, V3 p) {
  float tall = t.variant == 3 ? 1.10f : 1, fr = sstep(40, -60, p.y), pw = mixf(2.05f, t.variant == 3 ? 3.4f : 2.8f, fr); float x = fabsf(p.x) / 88, y = fabsf(p.y - 6) / 102, z = fmaxf(p.z, 0) / (112 * tall), base = powf(powf(x, 2.1f) + powf(y, 2.1f), 1 / 2.1f);
  float an = crownAngle(p), near = fabsf(fractf(an / 1.0472f) - .5f) * 2, pucker = t.variant == 3 && fabsf(an) < .9f ? 0 : 2.2f * powf(near, 6.f) * sstep(8, 50, p.z) * sstep(4, 40, base * 88);
  return fmaxf((powf(powf(base, pw) + powf(z, pw), 1 / pw) - 1) * 86 + pucker, -p.z) + folds(p, .018f, 2.2f);
}
// the opening over the strap at the back: negative inside
HD float capGap(V3 p) { return p.y < 30 ? 99 : (sqrtf(sq(p.x / 35) + sq(p.z / 40)) - 1) * 35; }
HD float brim(const Item& t, V3 p) {
  float flat = t.variant == 3 ? .25f : 1; float bend = 15 * flat * sq(p.x / 80), z = p.z - 5 + bend + (-p.y - 90) * .16f; float y = -p.y; float out = (sqrtf(sq(p.x / 84) + sq(fmaxf(y - 60, 0) / 100)) - 1) * 84, in = crown(t, v3(p.x, p.y, 3)) ; return smax(smax(fabsf(z) - 1.7f, out, 2), -in - 5, 1) + (y < 30 ? 20 : 0);
}
HD float beanieField(const Item& t, V3 p) { int v = t.variant; float H = v == 3 ? 175 : v == 2 ? 225 : 205; V3 q = v3(p.x / 96, p.y / 104, p.z / H); float pw = 2.5f; float r = powf(powf(sqrtf(q.x * q.x + q.y * q.y), pw) + powf(fmaxf(q.z, 0), pw), 1 / pw); float f = (r - 1) * 94; float cuff = v == 2 ? 0 : v == 3 ? 52 : 74; if (cuff > 0) { float e = sqrtf(sq(p.x / 101) + sq(p.y / 109)) * 104 - 104; float c = smax(e, fmaxf(p.z - cuff, -p.z - 2), 7); f = smin(f, c, 1.5f); } f = fmaxf(f, -p.z - 3); return f + folds(p, .018f, v == 2 ? 6.f : 3.f); }
HD float sockField(const Item& t, V3 p) {
  int v = t.variant; float top = v == 1 ? 190 : v == 3 ? 120 : v == 2 ? 400 : 290; V3 q = p; q.y *= 1.75f; V3 heel = v3(0, 0, 48), toe = v3(168, 0, 34); float leg = sdSeg(q, v3(4, 0, 95), v3(-4, 0, top + 30), 45, v == 2 ? 60 : 52), h = sdSeg(q, heel + v3(4, 0, 0), v3(10, 0, 88), 45, 46), foot = sdSeg(q, v3(20, 0, 44), toe, 44, 35); float f = smin(smin(leg, h, 14), foot, 22);
  return (f + folds(p + v3(60, 1, 3), .02f, 4.f)) * .8f;
}
HD float sockTop(const Item& t) { int v = t.variant; return v == 1 ? 190.f : v == 3 ? 120.f : v == 2 ? 400.f : 290.f; }
HD float gloveField(const Item& t, V3 p) {
  int v = t.variant; float s = v == 2 ? 1.16f : v == 3 ? 1.05f : 1; V3 q = p; q.y *= 1.22f; float f = sbox(q - v3(0, 0, 70), v3(46 * s, 26 * s, 60), 0, 2.8f); f = smin(f, sdSeg(q, v3(0, 0, 20), v3(0, 0, -50), 37 * s, 40 * s), 20);
  const float bx[4] = {-33, -11.5f, 10.5f, 31}, tx[4] = {-48, -16, 14, 43}, tz[4] = {176, 203, 208, 190}; // relaxed fingers: each bends once, towards the palm
  for (int i = 0; i < 4; i++) { V3 a = v3(bx[i], 0, 108), c = v3(tx[i], -13, tz[i]), m = mix(a, c, .52f) + v3(0, 4.5f, 0); f = smin(f, smin(sdSeg(q, a, m, 13.2f * s, 12.2f * s), sdSeg(q, m, c, 12.2f * s, 10.2f * s), 3), 5.5f); }
  f = smin(f, smin(sdSeg(q, v3(34, -4, 44), v3(66, -12, 88), 17.5f * s, 14.5f * s), sdSeg(q, v3(66, -12, 88), v3(78, -20, 124), 14.5f * s, 11.f * s), 6), 14); if (v == 3) f = smin(f, sdSeg(q, v3(0, 0, -30), v3(0, 0, -100), 42, 54), 16);
  f += (v == 0 ? 2.f : 3.2f) * expf(-sq((p.z - 24) / 17)); // drawn in at the wrist
  float pucker = v == 0 ? .6f : 1.6f * expf(-sq((p.z - 24) / 26)); return (f + pucker * sinf(p.x * .42f + 2 * vnoise(p * .05f)) * sstep(72, 36, p.z) + folds(p, .028f, v == 1 ? 3.6f : 2.8f) + folds(p + v3(3, 7, 1), .075f, v == 1 ? 1.5f : .9f)) * .82f;
}
HD float gloveEnd(const Item& t) { return t.variant == 3 ? -86.f : t.variant == 1 ? -56.f : -42.f; }
HD float stoneField(V3 p) { float f = sdSeg(p, v3(0, 0, 0), v3(1, 0, 0), 1, 1); const float s[15] = {0, 62, 26, 84, 26, 6, 60, 72, 64, 21, -4, 61, 106, 43, 15}; f = 1e9f; for (int i = 0; i < 3; i++) { V3 q = p - v3(s[5 * i], s[5 * i + 1], s[5 * i + 2]); V3 b = v3(s[5 * i + 3], s[5 * i + 3] * .72f, s[5 * i + 4]); f = fminf(f, sbox(q, b, 0, 2.5f + .2f * i) * .8f + folds(p + v3(i * 90.f, 0, 0), .02f, 4.f)); } return f; }

HD_CALL Surf itemPart(const Item& t, int sh, V3 p) {
  int v = t.variant; Surf u = cloth(0);
  if (sh == SI_WEB) { u = cloth(2); float k = fractf(p.x / 2.2f + (fractf(p.y / 3) > .5f ? .5f : 0)); u.h += .25f * sinf(k * 3.1416f); u.shade *= .85f + .15f * sinf(k * 3.1416f); return u; }
  if (sh == SI_ZIP) { u = fixedSurf(v3(.05f, .05f, .052f), .42f, .05f); float k = fractf(p.x / 2.6f), o = p.y > 0 ? k : fractf(k + .5f); u.h += .5f * band(o - .5f, .3f, .12f) * band(fabsf(p.y) - 1.3f, 1.4f, .5f); u.shade *= .7f + .3f * band(o - .5f, .3f, .12f); return u; }
  if (sh == SI_PLASTIC) return fixedSurf(v3(.045f, .045f, .048f), .35f, .05f);
  if (sh == SI_STONE) { float n = fbm(p * .05f, 5), m = fbm(p * .35f, 3); u = fixedSurf(mix(v3(.30f, .29f, .275f), v3(.52f, .50f, .47f), sat(.5f + n)), .85f, .02f); u.h = .9f * n + .35f * m; u.shade = .95f + .2f * m; return u; }
  if (sh == SI_POM) { add(u, texSherpa(p, 5.f)); u.region = 2; u.sheen = .35f; return u; }
  if (sh == SI_SPACER) { u = fixedSurf(v3(.085f, .085f, .088f), .9f, .012f); add(u, texMesh(p.x, p.z, 3.8f)); u.sheen = .1f; return u; }
  if (sh == SI_PAD) { // shoulder straps: cloth outside, spacer mesh inside, bound edges
    float e = (t.kind == I_BACKPACK ? 27 : 24) - fabsf(p.y); bool edge = e < 3.4f; if (edge) { u = fixedSurf(v3(.07f, .07f, .072f), .8f, .02f); addK(u, texCanvas(p.x, p.y, 1.2f), .8f); u.h += .8f; return u; }
    u.region = 1; addK(u, texRipstop(p.x, p.y, 5.5f), 1.f); u.rough = .55f; u.spec = .02f; add(u, texStitch(e - 5.6f, p.x, 3.4f)); if (fabsf(p.y) < 8.5f) { u.h += .9f * sstep(8.5f, 7.5f, fabsf(p.y)); u.region = 2; add(u, texStitch(fabsf(p.y) - 6.6f, p.x, 3.2f)); float k = fractf(p.x / 46); u.h -= 1.2f * band(k - .5f, .04f, .02f); u.shade *= 1 - .35f * band(k - .5f, .04f, .02f); } return u;
  }
  if (t.kind == I_BACKPACK) {
    bool back = p.y > 60; addK(u, v == 2 ? texCanvas(p.x, p.z, 1.7f) : texRipstop(p.x + p.y, p.z, 5.5f), 1.f); u.rough = .55f; u.spec = .025f;
    if (sh == SI_POCKET) { u.region = 1; if (packSide(p) < packFront(t, p)) { u.shade = .8f; u.h = 0; add(u, texMesh(p.y, p.z, 3.6f)); u.region = 0; float hem = p.z - 158 - .35f * p.y; if (hem > 0) { u.region = 2; u.shade = 1; u.h += .8f; add(u, texRib(p.y, p.z, 2.6f)); } } else { float e = fabsf(p.z - (v == 3 ? 205 : 210)); u.h += .8f * band(e, 5, .6f); add(u, texStitch(e - 7, p.x, 3.6f)); float m = cairnMark(p.x, p.z - 120, 34); if (m > 0 && p.y < -60) { u.region = 2; u.h += .4f; } } return u; }
    if (back) { u = fixedSurf(v3(.075f, .075f, .078f), .85f, .015f); float q = fabsf(p.x) - 16, k = fractf(p.z / 78); if (q > 0 && fabsf(p.x) < 112) { u.h += 5 * sqrtf(sat(1 - sq(2 * k - 1))) * sstep(0, 14, q) * sstep(112, 96, fabsf(p.x)); add(u, texMesh(p.x, p.z, 3.6f)); } else add(u, texCanvas(p.x, p.z, 1.5f)); return u; }
    if (v == 0 && p.z < 62) u.region = 1; if (v == 1 && p.z > 452) u.region = 0; if (v == 2 && p.z > 414) { u.region = 1; } if (v == 3) { if (p.z > 330) u.region = 1; seam(u, p.z - 330, p.x); }
    float sx = fabsf(p.x) - 108; if (p.y < -40 && v != 2) { u.h -= .8f * band(sx, .6f, .7f); add(u, texStitch(sx - 4, p.z, 3.6f)); }
    return u;
  }
  if (t.kind == I_DUFFEL) { addK(u, texRipstop(p.x, p.z + p.y, 5.5f), v == 1 ? .4f : 1.f); u.rough = v == 1 ? .38f : .5f; u.spec = v == 1 ? .045f : .025f; float e = fabsf(p.x) - 232; if (e > 0) u.region = 1; u.h -= .8f * band(e, .6f, .7f); add(u, texStitch(e - 9, p.z, 3.6f)); if (v == 2 && e < 0) { if (p.z < 72) u.region = 1; seam(u, 72 - p.z, p.x); } if (v == 3) { if (fabsf(p.x) < 96) u.region = 1; seam(u, fabsf(p.x) - 96, p.z); } if (p.y < 0 && fabsf(p.x) < 70) { float m = cairnMark(p.x, p.z - (v == 1 ? 146 : 120), v == 1 ? 74 : 44); if (m > 0) { u.region = 2; u.h += .3f; } } return u; }
  if (t.kind == I_CAP) {
    if (sh == SI_BRIM) { u.region = v == 0 ? 0 : 1; add(u, texCanvas(p.x, p.y, 1.2f)); float o = (sqrtf(sq(p.x / 84) + sq(fmaxf(-p.y - 60, 0) / 100)) - 1) * -84; for (int k = 0; k < 7; k++) add(u, texStitch(o - 4 - 7.5f * k, p.x, 3.f)); return u; }
    if (sh == SI_BODY && crown(t, p) < -1.25f) { u.shade *= .85f; if (p.z < 34) { u = fixedSurf(v3(.06f, .06f, .063f), .85f, .01f); add(u, texStitch(p.z - 31, p.x + p.y, 3)); } addK(u, texCanvas(p.x + p.y, p.z, 1.3f), .8f); return u; }
    float gap = capGap(p), an = crownAngle(p), seg = an / 1.0472f, d = (fractf(seg) - .5f); float r = sqrtf(p.x * p.x + sq(p.y - 6)); float dist = (fabsf(d) - .5f) * -1.0472f * fmaxf(r, 6); bool rear = fabsf(an) > 1.5f; if (v == 2 && rear) { u.region = 1; add(u, texMesh(an * 90, p.z, 3.4f)); } else if (v == 1) { add(u, texSuede(p)); u.sheen = .25f; } else add(u, texCanvas(an * 90, p.z, 1.2f));
    if (v == 3 && fabsf(an) < 1.05f) { if (fabsf(dist) < 9 && fabsf(an) > .6f) seam(u, dist, p.z); } else if (fabsf(dist) < 10) { u.h -= .5f * band(dist, .5f, .6f); add(u, texStitch(fabsf(dist) - 3.4f, p.z, 3)); } if (v == 0 && rear) u.region = 0; float ey = sqrtf(sq(p.z - 74) + sq(d * 92)); if (!(v == 2 && rear)) { u.h += .7f * band(ey - 3.4f, 1, .4f); if (ey < 2.2f) u.shade *= .3f; }
    if (gap < 9) { u.h += .7f * sstep(8, 7, gap); add(u, texStitch(gap - 6, an * 90, 3)); if (v != 3) u.region = v == 0 ? 0 : 1; } if (p.z < 12) { add(u, texStitch(p.z - 10, an * 90, 3)); } if (p.y < -40) { float m = cairnMark(p.x, p.z - 52, 40); if (v == 1 || v == 2) { float bx = sqrtf(sq(p.x) + sq((p.z - 52) * 1.05f)) - 27; if (bx < 0) { u.region = v == 1 ? 1 : 0; u.h = 1.2f; u.shade = 1; add(u, texStitch(bx + 2, atan2f(p.x, p.z - 52) * 25, 2.6f)); } } if (m > 0) { u.region = 2; u.h += .7f; u.shade *= .95f + .05f * sinf(p.x * 3.4f + p.z); } }
    return u;
  }
  if (t.kind == I_BEANIE) { float an = atan2f(p.x, -p.y) * 98; float cuff = v == 2 ? 0 : v == 3 ? 52 : 74; bool in = p.z < cuff; add(u, v == 3 ? texJersey(an, p.z, 4.6f) : texRib(an, p.z, v == 1 ? 9.f : 6.2f)); u.sheen = .3f; u.spec = .006f; u.shade *= 1 + .06f * fbm(p * .6f, 2); if (in) u.region = v == 0 ? 0 : 1; if (v == 2) { float k = p.z; if ((k > 60 && k < 78) || (k > 92 && k < 100)) u.region = 1; } if (p.y < -50 && cuff > 0) { float bx = -sdBox(v3(p.x - 44, p.z - cuff * .5f, 0), v3(17, 15, 9), 2); if (bx > -.5f) { u = cloth(2); u.h = 1.6f * sstep(-.5f, .5f, bx) + 3; add(u, texCanvas(p.x, p.z, .9f)); add(u, texStitch(bx - 2, p.x + p.z, 2.6f)); if (cairnMark(p.x - 44, p.z - cuff * .5f, 19) > 0) u.region = 1; } } return u; }
  if (t.kind == I_SOCKS) { float top = sockTop(t); bool rib = p.z > top - 46; bool foot = p.x > 20 && p.z < 85; float a = foot ? p.z * 1.6f + p.y * 2 : p.x + p.y * 1.6f, b = foot ? p.x : p.z; add(u, rib ? texRib(a, b, 3.6f) : texJersey(a, b, 2.1f)); u.sheen = .25f; u.spec = .006f; float heel = 62 - sqrtf(sq(p.x + 26) + sq(p.z - 26)), toe = p.x - 138; if (heel > 0 || toe > 0) { u.region = 1; } u.shade *= 1 - .15f * band(heel, 1, 1) - .15f * band(toe, 1, 1); if (rib && top - p.z < (v == 1 ? 12 : 26)) u.region = 2; if (v == 0 && p.z > 150 && !rib) { float k = fractf(p.z / 34); if (k < .22f) u.region = 2; } if (v == 2 && p.z > 110 && !rib) { if (fractf((p.z + 5 * fabsf(fractf(p.x / 22) - .5f) * 4) / 46) < .35f) u.region = 1; } if (v == 3 && foot) { if (fabsf(p.x - 78) < 28) add(u, texRib(a, b, 4.4f)); } return u; }
  if (t.kind == I_GLOVES) {
    bool palm = p.y < -6; float end = gloveEnd(t), edge = p.z - end; if (v == 0) { add(u, texJersey(p.x, p.z, 2.3f)); u.sheen = .3f; } else if (v == 1) { add(u, texLeather(p, 1.6f)); u.rough = .5f; u.spec = .04f; } else if (v == 2) { addK(u, texRipstop(p.x, p.z, 4.5f), 1.f); u.rough = .5f; } else addK(u, texFleece(p, 2.4f), 1.f);
    if (v == 2 && !palm && p.z > 38) { float pitch = p.z > 112 ? 23.f : 27.f, q = fractf((p.z - 38 + .12f * p.x) / pitch); u.h += 2.4f * sqrtf(sat(1 - sq(2 * q - 1))); u.shade *= .82f + .18f * sstep(0, .12f, fminf(q, 1 - q)); }
    if (v == 1 && !palm) for (int k = 0; k < 3; k++) { float x = p.x - (-22 + 21.5f * k) * (.72f + .0026f * p.z), on = sstep(58, 64, p.z) * sstep(122, 112, p.z); u.h += 1.1f * band(x, 1.1f, .9f) * on; add(u, texStitch(x * (on > .5f ? 1.f : 99.f) - 2.6f, p.z, 2.8f)); }
    if (palm && v == 0) { float a = fractf(p.x / 8) - .5f, b = fractf(p.z / 8 + .5f * fractf(floorf(p.x / 8) * .5f) * 2) - .5f; if (sqrtf(a * a + b * b) * 8 < 1.7f && p.z > 12) { u.region = 1; u.h += .5f; u.shade = 1; } }
    if (palm && v != 0) { u.region = 1; add(u, texSuede(p)); float pad = -sdBox(v3(p.x - 2, p.z - 70, 0), v3(34, 30, 9), 14); u.h += .9f * sstep(-.6f, .6f, pad); u.shade *= 1 - .22f * band(pad, .5f, .6f); add(u, texStitch(pad - 3, p.x + p.z, 3)); }
    if (v != 0 && p.z > 36) { float d = p.y + 6; u.h -= .6f * band(d, .5f, .7f); u.shade *= 1 - .3f * band(d, .6f, .7f); add(u, texStitch(d - 2.6f, p.z + p.x, 2.8f)); }
    if (v == 0 && ((p.x > 26 && p.z > 164) || (p.x > 62 && p.z > 100))) u.region = 1; // tips that a screen feels
    if (v == 3 && !palm) { float on = sstep(44, 40, fabsf(p.x)) * sstep(78, 80, p.z) * sstep(116, 114, p.z), q = fractf((p.z - 79) / 12); u.h += 2.2f * on * sqrtf(sat(1 - sq(2 * q - 1))); u.shade *= 1 - .22f * on * sstep(.84f, 1.f, fabsf(2 * q - 1)); } // ribs over the knuckles, in the glove's own colour
    float strap = 9 - fabsf(p.z - 25); if (v != 0 && strap > -2) { u.shade *= 1 - .4f * band(strap, .5f, .9f); if (strap > 0) { bool tab = !palm && p.x < -6; u = cloth(tab ? 1 : 2); addK(u, texCanvas(p.x, p.z, 1.2f), .8f); u.h = 2.f * sstep(0, 1.2f, strap) + 1.4f * sstep(-6, -7.5f, p.x) * tab; add(u, texStitch(strap - 2.2f, p.x, 2.8f)); u.shade *= 1 - .3f * band(p.x + 6, .6f, .8f) * (palm ? 0 : 1); } }
    if (edge < (v == 0 ? 52 : 24)) { u.region = v == 0 && edge > 14 ? 0 : 2; u.h = 0; u.shade = 1; add(u, texRib(atan2f(p.x, p.y) * 40, p.z, 3.8f)); }
    float m = cairnMark(p.x, p.z - (v == 3 ? 60 : 68), v == 1 ? 14 : 20); if (!palm && m > 0 && v != 2 && fabsf(p.x) < 20) { u.region = 2; u.h += v == 1 ? -.5f : .4f; if (v == 1) u.shade *= .9f; } return u;
  }
  // gift card: four drawings, one back
  u.rough = .32f; u.spec = .045f; u.sheen = 0;
  if (p.z < 0) {
    if (fabsf(p.y - 30) < 9) { u = fixedSurf(v3(.02f, .02f, .021f), .22f, .05f); return u; }
    float field = -sdBox(v3(p.x + 14, p.y - 2, 0), v3(56, 8, 9), 1.5f); if (field > 0) { u = fixedSurf(v3(.80f, .78f, .73f), .7f, .02f); float w = (p.x + 66) / 5.4f, k = fractf(w), n = floorf(w); if (fractf((n + .5f) / 5) < .8f && n < 19 && k > .25f && k < .7f && fabsf(p.y - 2) < 2.6f) u.alb = v3(.12f, .12f, .125f); return u; }
    for (int k = 0; k < 3; k++) if (fabsf(p.y + 22 + 6 * k) < .8f && p.x < 40 - 22 * (k == 2) && p.x > -70) u.region = 1; if (cairnMark(p.x - 62, p.y + 30, 22) > 0) { u.region = 2; u.h += .1f; } return u;
  }
  auto land = [](float x, float y) { return fbm(v3(x * .012f + 3, y * .012f, 7.5f), 3) * 9; }; float n = land(p.x, p.y), g = sqrtf(sq(land(p.x + .6f, p.y) - n) + sq(land(p.x, p.y + .6f) - n)) / .6f, line = (.5f - fabsf(fractf(n) - .5f)) / fmaxf(g, .012f); // in millimetres from the nearest contour, so that lines keep one width
  if (v == 0 && line < .55f) u.region = 1;
  if (v == 1) { float far = -2 + 15 * fbm(v3(p.x * .018f, 1, 1), 4), mid = -18 + 20 * fbm(v3(p.x * .015f + 9, 3, 1), 4), near = -36 + 16 * fbm(v3(p.x * .020f + 4, 7, 1), 4); if (p.y < far) u.shade *= .74f; if (p.y < mid) { u.shade = .9f; u.region = 1; } if (p.y < near) u.shade = .55f; if (sqrtf(sq(p.x - 38) + sq(p.y - 24)) < 12) u.region = 2; }
  if (v == 2) { float m = cairnMark(p.x - 34, p.y, 84); if (m > 0) { u.region = 2; u.h += .14f; } else { float d = -m; if (fabsf(fractf(d / 5.2f) - .5f) > .42f && d > 2 && d < 34) u.region = 1; } }
  if (v == 3) { if (line < .4f) u.shade *= .8f; float d = p.y + 6 - 22 * sinf(p.x * .045f + .6f), slope = sqrtf(1 + sq(.99f * cosf(p.x * .045f + .6f))); if (fabsf(d) / slope < 1.1f && p.x > -20 && p.x < 66 && fractf(p.x / 7) < .62f) u.region = 2; if (sqrtf(sq(p.x - 70) + sq(p.y + 6 - 22 * sinf(3.75f))) < 3.6f) u.region = 2; }
  float m = v == 2 ? -1 : cairnMark(p.x + 60, p.y - (v == 1 ? 30 : 28), 26), clear = v == 2 ? -9 : cairnMark(p.x + 60, p.y - 28, 40); if (v == 0 && clear > -3 && u.region == 1 && p.x < -38) u.region = 0; if (m > 0) { u.region = 2; u.shade = 1; u.h += .12f; u.rough = .25f; }
  return u;
}
