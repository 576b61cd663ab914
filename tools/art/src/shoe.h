// Footwear: a last lofted from curves, an ankle tube, and the surface drawing of its panels.
#pragma once
#include "texture.h"

enum { SOLE_TRAIL, SOLE_BOOT, SOLE_CUP, SOLE_WINTER };
enum { SH_UPPER = 1, SH_SOLE, SH_TONGUE, SH_LACE, SH_STRAP, SH_METAL, SH_CUFF, SH_PULL, SH_FOOTBED };
struct Shoe {
  int kind, variant, sole; float L;
  float zb[9], top[9], wl[9], wm[9], yc[9];
  float collar[7];                       // heights at x = -10 .. 140
  float ax, az, arx, ary, lean;          // ankle tube: centre, radii, forward lean per mm
  float toeR, heelR, pw;                 // end rounding, section power
  float throatX, gap;                    // front end of the throat, half gap
  float lip, flare, spring, thick;       // sole
  float blend; float rand0, rand1;                    // rubber rand height at heel and toe
};
HD float shoeT(const Shoe& s, float x) { return sat(x / s.L); }
HD float capw(float e, float p, float q) { return powf(fmaxf(0.f, 1 - powf(sat(e), p)), 1 / q); }
HD float shoeEnd(const Shoe& s, float x) {
  float a = x < s.heelR ? capw((s.heelR - x) / s.heelR, 2.0f, 2.1f) : 1.f, b = x > s.L - s.toeR ? capw((x - s.L + s.toeR) / s.toeR, 2.35f, 2.1f) : 1.f; return a * b;
}
HD float shoeW(const Shoe& s, float x, bool lateral) { return curve(lateral ? s.wl : s.wm, 9, shoeT(s, x)) * shoeEnd(s, x); }
HD float shoeYc(const Shoe& s, float x) { return curve(s.yc, 9, shoeT(s, x)); }
HD float shoeZb(const Shoe& s, float x) { return curve(s.zb, 9, shoeT(s, x)); }
HD float shoeCollar(const Shoe& s, float x) { return curve(s.collar, 7, (x + 10) / 150); }
HD float backLine(float z) { return 4.f * sstep(40, 78, z) - 3.f * sstep(78, 108, z) + 2.5f * (1 - sstep(25, 55, z)); }
// the foot inside the shoe: loft and ankle, before opening
HD_CALL float shoeSolid(const Shoe& s, V3 p) {
  float bl = p.x < 90 ? backLine(p.z) * (1 - sstep(10, 90, p.x)) : 0; float x = p.x - bl;
  float y = p.y - shoeYc(s, x), zb = shoeZb(s, x) - 6;
  // heel and toe are rounded inside the norm, not by shrinking the width: the field keeps its scale there and grows no fins
  float w = curve(y < 0 ? s.wl : s.wm, 9, shoeT(s, x)), heel = fmaxf(0.f, (s.heelR - x) / s.heelR), tip = fmaxf(0.f, (x - s.L + s.toeR) / s.toeR);
  float zt = curve(s.top, 9, shoeT(s, x)), toe = x > s.L - 44 ? capw((x - s.L + 44) / 44, 2.3f, 2.0f) : 1.f, h = fmaxf((zt - zb) * mixf(0.32f, 1.f, toe), 1.f), zn = fmaxf(p.z - zb, 0.f) / h, waist = 1 + 0.05f * sinf(sat(zn) * 3.1416f);
  float yn = powf(powf(fabsf(y) / (w * waist), 2.1f) + heel * heel + powf(tip * mixf(1.f, .80f, sstep(.15f, .9f, zn)), 2.35f), 1 / 2.1f);
  float r = powf(powf(yn, s.pw) + powf(zn, s.pw * 0.92f), 1 / s.pw); float body = (r - 1) * fmaxf(fminf(w, h), 14.f) * 0.9f;
  body = fmaxf(body, zb - p.z);
  float cz = p.z - s.az, cx = s.ax + s.lean * cz, low = sstep(34, 92, p.z), flare = (1 + 0.0011f * fmaxf(cz, 0.f)) * mixf(.80f, 1.f, low); // the shaft narrows into the heel seat
  float tx = (x - cx) / (s.arx * flare), ty = (p.y - shoeYc(s, cx)) / (s.ary * flare); float tube = (powf(powf(fabsf(tx), 2.3f) + powf(fabsf(ty), 2.3f), 1 / 2.3f) - 1) * s.ary;
  tube = fmaxf(tube, s.zb[1] + 8 - p.z);
  return smin(body, tube, mixf(9.f, s.blend, low));
}
// the same, scaled to be close to a distance near the surface
HD float shoeDist(const Shoe& s, V3 p) {
  float e = 0.4f, f = shoeSolid(s, p); V3 g = v3(shoeSolid(s, p + v3(e, 0, 0)) - f, shoeSolid(s, p + v3(0, e, 0)) - f, shoeSolid(s, p + v3(0, 0, e)) - f) * (1 / e);
  return f / clampf(len(g), 0.05f, 4.f);
}
HD float throatD(const Shoe& s, V3 p) {
  if (s.gap <= 0 || p.x < s.ax + 8) return 99;
  float g = s.gap * mixf(1.15f, 0.8f, sat((p.x - s.ax) / (s.throatX - s.ax))); float q = fmaxf(p.x - s.throatX, 0.f), y = p.y - shoeYc(s, p.x); return sqrtf(q * q + y * y) - g;
}
HD float girth(const Shoe& s, V3 p) { float y = p.y - shoeYc(s, p.x); return (p.z - shoeZb(s, p.x)) + fmaxf(0.f, shoeW(s, p.x, y < 0) - fabsf(y)); }

// an overlay panel: d is the distance inside its edge
HD float overlay(Surf& u, float d, int region, float thick, float along, int rows) {
  float on = sstep(-0.35f, 0.35f, d); u.h += thick * on; u.shade *= 1 - 0.28f * band(d + 0.7f, 0.6f, 0.6f) * (1 - on);
  if (d > 0) { u.region = region; for (int k = 0; k < rows; k++) add(u, texStitch(d - 2.0f - 2.2f * k, along, 3.1f)); }
  return on;
}
HD_CALL Surf shoeUpper(const Shoe& s, V3 p) {
  float f = shoeDist(s, p); Surf u = cloth(0);
  float sg = girth(s, p), side = p.y - shoeYc(s, p.x) < 0 ? -1.f : 1.f, td = throatD(s, p), x = p.x, co = shoeCollar(s, x) - p.z;
  if (f < -1.9f || td < -1.5f) { u = fixedSurf(v3(.16f, .16f, .165f), .9f, .01f); add(u, texMesh(x, sg, 2.2f)); return u; }
  bool lining = f < -1.2f; if (lining) { u.region = 2; add(u, texMesh(x, sg, 1.8f)); return u; }
  float heel = 64 - x - 0.34f * (sg - 20) + 6 * sinf(sg * 0.05f), toe = x - (s.L - 46) - 0.012f * sq(p.y - shoeYc(s, x)) * -1.f - 0.30f * (sg - 14);
  float eye = 12.5f - td, cd = co - 3; int v = s.variant;
  if (s.kind == 0) { // trail runner
    if (v == 1) add(u, texCanvas(x, sg, 1.25f)); else add(u, texMesh(x, sg, v == 2 ? 3.3f : 2.6f)); u.sheen = .12f;
    float wv = sg + 5 * sinf(x * .045f) + 3 * sinf(x * .021f + 2);
    if (v == 0) { float c = 30 + 16 * sstep(230, 90, x) + 7 * sinf(x * .05f); overlay(u, fminf(c - sg, fminf(226 - x, x - 50) * .4f), 1, .8f, x, 1); overlay(u, fminf(1.1f - fabsf(sg - c - 5), fminf(210 - x, x - 60) * .3f), 1, .5f, x, 0); overlay(u, fminf(.9f - fabsf(sg - c - 9), fminf(196 - x, x - 66) * .3f), 1, .5f, x, 0); }
    if (v == 1) { float dd = 1.5f - fabsf(fractf(wv / 9.f) - .5f) * 9; dd = fminf(dd, fminf(x - 70, 215 - x) * .5f); overlay(u, dd, 1, .5f, x, 0); }
    if (v == 2) { float c = 22 + 30 * sstep(70, 170, x) - 26 * sstep(165, 240, x); overlay(u, fminf(7.5f - 4 * sstep(90, 230, x) - fabsf(sg - c - 4), fminf(x - 52, 240 - x)), 1, .8f, x, 1); }
    if (v == 3) { float a = (x * .8f + sg) / 15, b = (x * .8f - sg) / 15; float dd = fmaxf(1.7f - fabsf(fractf(a) - .5f) * 15, 1.7f - fabsf(fractf(b) - .5f) * 15); dd = fminf(dd, fminf(52 - sg, fminf(x - 80, 212 - x) * .6f)); overlay(u, dd, 1, .6f, x, 0); }
    overlay(u, fmaxf(fminf(toe + 6, 34 - sg), 13 - sg + 4 * sinf(x * .03f)), v == 2 ? 2 : 1, 1.0f, sg, 0);
    overlay(u, fminf(heel, v == 3 ? 52 - sg : 99), v == 1 ? 0 : 1, 1.1f, sg, 1);
    if (x > s.ax) overlay(u, fminf(eye, s.throatX + 16 - x), v & 1 ? 1 : 0, 1.0f, x, 1);
    if (cd < 9 && x < 135) { u.h += 0.6f * sstep(0, 6, 9 - cd); u.region = 2; }
  } else if (s.kind == 1) { // hiking boot
    if (v == 0 || v == 3) { add(u, texSuede(p)); u.sheen = .3f; } else if (v == 1) add(u, texCanvas(x, sg, 1.5f)); else { add(u, texLeather(p, 1.7f)); u.rough = .55f; u.spec = .035f; u.sheen = .05f; }
    float quarter = fminf(sg - 8 - 16 * sstep(150, 60, x), fminf(x - 88, 168 - x + .5f * (sg - 40)));
    if (v == 0 || v == 2) overlay(u, fminf(quarter, 62 - sg), 1, -.6f, x, 1);
    if (v == 1) overlay(u, 36 - sg + 8 * sinf(x * .025f + 1), 1, 1.2f, x, 2);
    if (v == 3) { overlay(u, 5 - fabsf(sg - 30 - .28f * (x - 120)), 1, .9f, x, 1); }
    overlay(u, fmaxf(toe + 18, -99), 1, 1.2f, sg, 2); overlay(u, heel + 4, v == 1 ? 0 : 1, 1.2f, sg, 2);
    if (x > s.ax) overlay(u, fminf(eye + 4, s.throatX + 20 - x), v == 3 ? 1 : 0, 1.3f, p.z + x, 2);
    if (cd < 26) { float q = cd / 26; u.region = 2; u.h += 1.4f * sqrtf(sat(1 - sq(2 * fractf(q * 2) - 1))); u.shade *= .88f + .12f * sstep(0, .12f, fractf(q * 2)); addK(u, texCanvas(x, p.z, .9f), .6f); }
  } else if (s.kind == 2) { // winter boot
    float shellTop = 46 + 26 * sstep(120, 0, x) * .6f + 10 * sstep(200, 270, x);
    if (v == 1) { add(u, texSuede(p)); u.sheen = .3f; } else if (v == 3) { add(u, texLeather(p, 1.9f)); u.rough = .5f; u.spec = .04f; }
    else { float q = fractf(p.z / 27 + .1f * sinf(x * .02f)); u.h += 2.6f * sqrtf(sat(1 - sq(2 * q - 1))) + .35f * fbm(v3(x * .12f, p.y * .12f, p.z * .03f), 3); u.shade *= .72f + .28f * sstep(0, .14f, fminf(q, 1 - q)); addK(u, texRipstop(x, p.z, 3.f), .7f); u.rough = .5f; u.spec = .03f; }
    float on = overlay(u, shellTop - sg, 1, 1.6f, x, v == 1 || v == 3 ? 2 : 0);
    if (on > .5f) { if (v == 0 || v == 2) { u.rough = .45f; u.spec = .04f; u.sheen = 0; add(u, texRubber(p)); float g = fabsf(fractf(sg / 7.f) - .5f) * 7; if (x > s.L - 60 && sg < 34) u.h -= .5f * band(g, .6f, .4f); } }
    if (x > s.ax) overlay(u, fminf(eye + 2, s.throatX + 16 - x), 1, 1.2f, p.z + x, 1);
    if (v == 1) { float e = fminf(19 - .05f * fabsf(p.z - 150) - fabsf(x - s.ax - 4), p.z - 92); overlay(u, e, 2, -.7f, p.z, 0); if (e > 0) add(u, texRib(x, p.z, 3.4f)); overlay(u, 2.6f - fabsf(e + 3.4f), 1, .7f, p.z, 1); overlay(u, fminf(7 - fabsf(x - s.ax - 70 - .2f * (p.z - 90)), p.z - 84), 0, .8f, p.z, 2); }
  } else if (s.kind == 3 || s.kind == 4) { // skate
    bool can = v == 1; if (can) add(u, texCanvas(x, sg, 1.1f)); else { add(u, texSuede(p)); u.sheen = .32f; }
    float vamp = x - (s.throatX + 4) - .15f * (sg - 20); float q2 = 168 - x + .20f * sg;
    if (v == 0 || v == 3) overlay(u, fmaxf(x - (s.L - 62) - .004f * sq(p.y), 0 * vamp), 1, 1.1f, p.y, 2);
    overlay(u, fminf(q2, 99), v == 2 ? 1 : 0, 1.2f, sg, 2);
    if (v == 0) { overlay(u, cairnMark(x - 112, sg - 34, 15), 2, .5f, x, 0); overlay(u, fminf(q2 - 7, fminf(15 - sg, x - 30)), 1, .9f, x, 1); }
    if (v == 1) overlay(u, cairnMark(x - 112, sg - 33, 30), 2, .9f, x, 1);
    if (v == 2) { float c = 22 + 20 * fabsf(2 * fractf(x / 62 + .1f) - 1) + 5 * fabsf(2 * fractf(x / 27) - 1); overlay(u, fminf(2.6f - fabsf(sg - c) * .8f, fminf(q2 - 6, x - 40)), 2, 1.f, x, 0); }
    overlay(u, heel + (v == 3 ? 8 : -8), 1, 1.1f, sg, 2);
    if (x > s.ax) overlay(u, fminf(eye, s.throatX + 12 - x), v == 1 ? 0 : 1, 1.1f, x + p.z, 2);
    if (v == 3 && x > s.L - 74 && td > 16) { float a = fractf(x / 6.5f) - .5f, b = fractf((p.y + 60) / 6.5f) - .5f, d = sqrtf(a * a + b * b) * 6.5f; if (x < s.L - 22 && fabsf(p.y - shoeYc(s, x)) < 26) { u.h -= .5f * band(d, .9f, .3f); u.shade *= 1 - .6f * band(d, .9f, .3f); } }
    if (cd < 12 && x < 138) { u.region = 2; u.h += 1.0f * sstep(0, 8, 12 - cd); if (s.kind == 4) addK(u, texCanvas(x, p.z, .9f), .5f); }
  } else if (s.kind == 5) { // slip-on
    if (v == 1) { add(u, texSuede(p)); u.sheen = .3f; } else if (v == 3) add(u, texJersey(x, sg, 2.6f)); else add(u, texCanvas(x, sg, 1.15f));
    if (v == 2) { float n = fbm(v3(x * .016f, p.y * .016f + 4, p.z * .016f), 3) * 8; if (fabsf(fractf(n) - .5f) > .42f && x > 96) u.region = 1; }
    if (v != 3) { float g = fminf(17 - fabsf(x - 128 - .30f * (sg - 50)), sg - 26); float on = overlay(u, g, 2, -.5f, sg, 0); if (on > .5f && x < 170) add(u, texRib(sg * .6f + x, 0, 2.4f)); overlay(u, 3.2f - fabsf(g + 4), 0, .9f, sg, 1); }
    overlay(u, heel - 10, 1, 1.f, sg, 2);
    if (cd < 9 && x < 160) { u.region = v == 3 ? 0 : 2; u.h += 1.0f * sstep(0, 6, 9 - cd); if (v == 3) add(u, texRib(x, 0, 3.2f)); }
  } else { // casual
    if (v == 2) { add(u, texSuede(p)); u.sheen = .3f; } else if (v == 1) { add(u, texMesh(x, sg, 2.1f)); } else { add(u, texLeather(p, 1.35f)); u.rough = .5f; u.spec = .04f; u.sheen = .03f; }
    float q2 = 164 - x + .26f * sg; overlay(u, q2, 0, 1.0f, sg, 2);
    if (v == 2) overlay(u, cairnMark(x - 74, sg - 40, 12), 1, .4f, x, 0); if (v == 0) overlay(u, fminf(heel - 12, sg - 30), 1, .9f, sg, 1); else overlay(u, heel - 4, 1, 1.f, sg, 1);
    if (v == 1) overlay(u, fmaxf(toe + 10, 16 - sg), 1, 1.f, sg, 1);
    if (v == 3) { overlay(u, fminf(x - (s.L - 58) - .006f * sq(p.y), 99), 1, 1.f, p.y, 2); overlay(u, fminf(10 - fabsf((x - 108) - .5f * (sg - 30)), q2), 1, .9f, sg, 1); }
    if (v == 0 && x < 158 && x > 96 && sg > 12 && sg < 46) { float a = fractf((x - .3f * sg) / 8.f) - .5f, b = fractf(sg / 8.f) - .5f, d = sqrtf(a * a + b * b) * 8; u.h -= .5f * band(d, 1.f, .3f); u.shade *= 1 - .6f * band(d, 1.f, .3f); }
    if (x > s.ax) overlay(u, fminf(eye, s.throatX + 12 - x), v == 3 ? 1 : 0, 1.f, x, 1);
    if (cd < 8 && x < 138) { u.region = 2; u.h += .8f * sstep(0, 6, 8 - cd); }
  }
  if (x < 26) overlay(u, fminf(8 - fabsf(p.y - shoeYc(s, 0)), co - 4), s.kind == 5 ? 2 : 1, .9f, p.z, 1);
  return u;
}
HD float soleBottom(const Shoe& s, float x) { float t = x / s.L; return s.spring * sq(sstep(.62f, 1.04f, t)) + 5.f * sq(sstep(.10f, -.04f, t)); }
// how far inside its cell of a row a point lies, when the row repeats every `pitch`
HD float cellEdge(float u, float pitch) { return (.5f - fabsf(fractf(u / pitch) - .5f)) * pitch; }
HD float hexEdge(float x, float y, float size) {
  float best = 1e9f, next = 1e9f, w = size, h = size * .866f; int j0 = (int)floorf(y / h);
  for (int j = j0 - 1; j <= j0 + 2; j++) { float off = (j & 1) * .5f * w; float i = floorf((x - off) / w + .5f); for (int k = -1; k <= 1; k++) { float d = sq(x - off - (i + k) * w) + sq(y - j * h); if (d < best) { next = best; best = d; } else if (d < next) next = d; } }
  return (sqrtf(next) - sqrtf(best)) * .5f;
}
HD float chevron(float x, float y, float px, float py, float dir) {
  float r = floorf(y / py + .5f), ly = y - r * py, lx = (fractf((x + fractf(r * .5f) * px) / px) - .5f) * px + dir * (fabsf(ly) * .55f - 2); return fminf(px * .31f - fabsf(lx), py * .36f - fabsf(ly));
}
// the tread: positive where rubber stands. Every outsole has its own drawing, and walkers a smooth arch with the mark.
HD float lug(const Shoe& s, float x, float y) {
  int v = s.variant; float yc = shoeYc(s, x), c = y - yc, e = shoeW(s, x, c < 0) - fabsf(c), dir = x > s.L * .42f ? 1.f : -1.f;
  if (s.sole == SOLE_CUP) {
    float ball = sqrtf(sq(x - s.L * .71f) + sq(c)), heel = sqrtf(sq(x - 46) + sq(c));
    if (v == 1) return fminf(cellEdge(x + c, 12), cellEdge(x - c, 12)) - 1.2f;
    if (v == 2) { float near = fminf(ball - 31, heel - 21); return near < 0 ? cellEdge(near, 6.2f) - 1.1f : fminf(cellEdge(x + 3 * sinf(c * .16f), 7.5f) - 1.2f, near - 1.6f); }
    if (v == 3) return hexEdge(x, c, 9.5f) - 1.1f;
    return 1.7f - fabsf(fractf((x + fabsf(fractf(y / 22) - .5f) * 22) / 6.4f) - .5f) * 6.4f;
  }
  float arch = s.L * .042f - fabsf(x - s.L * .405f + .0035f * c * c * dir);
  if (arch > -2.4f && s.kind != 6) { if (arch < 0) return -2; if (e > 8) return cairnMark(-c, x - s.L * .405f, 19); return arch - .6f; }
  if (s.kind == 6) return fminf(cellEdge(x + (4 + v) * sinf(c * .11f + v), v & 1 ? 11.f : 14.f) - 2.2f, fmaxf(fabsf(c) - 2.f, 5 - fabsf(x - s.L * .7f)));
  if (s.sole == SOLE_TRAIL) {
    if (v == 1) return hexEdge(x, c, 17) - 2.6f;
    if (v == 2) { float rim = e < 13 ? fminf(cellEdge(x + 2 * c, 20) - 2.4f, 11 - e) : -9; return fmaxf(rim, e > 14 ? chevron(x, c, 22, 27, dir) : -9.f); }
    if (v == 3) return fmaxf(fminf(cellEdge(x + c * .7f, 17), cellEdge(x - c * .7f, 17)) - 2.3f, -9.f) - 1.2f * (fabsf(fractf((x + c * .7f) / 17) - .5f) < .06f);
    return chevron(x, c, 16, 19, dir);
  }
  if (s.sole == SOLE_BOOT) { // blocks along the edge, studs within
    float a = x > s.L - 62 ? atan2f(c, x - s.L + 62) * 44 : x < 44 ? atan2f(c, 44 - x) * 34 : x; if (e < 17) return fminf(cellEdge(a + (x > 44 && x < s.L - 62 ? .35f * e : 0), v & 1 ? 19.f : 24.f) - 2.7f, 14.2f - e);
    return v == 1 ? hexEdge(x, c, 18) - 2.7f : v == 3 ? fminf(cellEdge(x + c, 19), cellEdge(x - c, 19)) - 2.6f : chevron(x, c, v == 2 ? 19 : 23, v == 2 ? 20 : 26, dir);
  }
  if (v & 1) return fminf(hexEdge(x, c, 22) - 2.6f, 9 - 9 * (fabsf(fractf((x + 4) / 7.3f) - .5f) < .05f && hexEdge(x, c, 22) > 3.4f));
  return fminf(cellEdge(x + 5 * sinf(c * .10f) * dir, 17) - 2.5f, fabsf(c) - 2.2f);
}
HD_CALL Surf shoeSole(const Shoe& s, V3 p) {
  float zb = soleBottom(s, p.x), h = p.z - zb; int v = s.variant; float out = s.sole == SOLE_CUP ? 4.5f : s.sole == SOLE_TRAIL ? 7.f : 12.f;
  V3 off = v3(.82f, .80f, .76f), dark = v3(.035f, .035f, .037f), gum = v3(.42f, .23f, .10f), grey = v3(.20f, .205f, .21f);
  V3 mid = s.kind == 1 ? (v == 2 ? gum * .7f : grey * .5f) : s.kind == 2 ? dark * 1.3f : s.kind == 3 || s.kind == 4 || s.kind == 5 ? (v == 2 ? dark * 1.2f : v == 3 ? gum : off) : v == 3 ? grey : off;
  V3 bot = s.kind >= 3 && s.kind <= 6 ? (v == 2 ? dark * 1.2f : v == 0 && s.kind == 6 ? off * .95f : gum) : v == 2 ? gum * .8f : dark;
  if (p.z > shoeZb(s, p.x) - 8 && s.kind != 6 && shoeDist(s, p) < -2.2f) { Surf in = fixedSurf(v3(.12f, .12f, .125f), .9f, .01f); add(in, texCanvas(p.x, p.y, 1.4f)); return in; }
  if (s.kind == 6 && p.z > shoeZb(s, p.x) - 2 && h > out) { Surf in = fixedSurf(v == 1 ? v3(.36f, .22f, .12f) : v3(.05f, .05f, .052f), .85f, .015f); add(in, texSuede(p)); in.h += .5f * band(fractf((p.x + 4 * sinf(p.y * .09f)) / 8) - .5f, .22f, .16f); return in; }
  bool lower = h < out; Surf u = fixedSurf(lower ? bot : mid, lower ? .62f : .55f, .03f); add(u, texRubber(p)); u.shade *= .98f + .04f * fbm(p * .02f, 2);
  if (!lower) {
    u.h -= .5f * band(h - out - .2f, .7f, .5f); float top = shoeZb(s, p.x) + s.lip - p.z;
    if (s.sole == SOLE_TRAIL) { float l = top - 7 - 4 * sinf(p.x * .03f + v); u.h -= .9f * band(l, .6f, .7f); if (p.x < 120 + 20 * v) { float g = fractf((p.x + h * 1.2f) / 11) - .5f; u.h -= .7f * band(g, .10f, .09f) * sstep(3, 6, l) * sstep(out + 1, out + 4, h); }
      float H = shoeZb(s, p.x) - zb, sp = h - H * (.52f + .12f * sinf(p.x * .024f + v * 2)); if (s.kind != 6 && sp > 0 && (v == 1 || v == 0)) { if (v == 1) { u.region = 2; u.alb = v3(.5f, .5f, .5f); } else u.alb = u.alb * .78f; } if (s.kind != 6 && v == 2 && sp < 0) u.alb = grey; }
    else if (s.sole == SOLE_BOOT || s.sole == SOLE_WINTER) { u.h -= 1.f * band(top - 7, .6f, .6f); if (top < 7) { float g = fractf(p.x / 5) - .5f; if (s.kind == 1) u.h -= .3f * band(g, .12f, .1f); } }
    else { // cupsole: foxing line and side stitching
      if (v == 1 || s.kind == 6) add(u, texStitch(top - 4.2f, p.x, 4.2f)); else { u.h -= .5f * band(top - 4.5f, .35f, .3f); if (v == 0 && s.kind != 6 && fabsf(top - 6.6f) < 1.3f) { u.region = 2; u.alb = v3(.5f, .5f, .5f); } }
      if (s.kind != 6 && p.x > s.L - 42 && top > 8) { float a = fractf(p.y / 2.4f) - .5f; u.h -= .5f * band(a, .12f, .1f); }
    }
  } else u.shade *= mixf(.62f, 1.f, sstep(-.5f, 3.f, h + 99 * (lug(s, p.x, p.y) > 0)));
  return u;
}
HD Surf shoePart(const Shoe& s, int sh, V3 r) {
  if (sh == SH_UPPER) return shoeUpper(s, r);
  if (sh == SH_SOLE) return shoeSole(s, r);
  if (sh == SH_TONGUE) { Surf u = cloth(s.kind == 1 || s.kind == 2 || s.variant == 2 ? 0 : 2); if (s.kind == 3 || s.kind == 4) add(u, texCanvas(r.x, r.y, 1.f)); else add(u, texMesh(r.x, r.y, 2.1f)); return u; }
  if (sh == SH_LACE) { Surf u = cloth(2); float d = r.x + r.y * .9f, e = r.x - r.y * .9f; u.h += .10f * (sinf(d * 3.6f) + sinf(e * 3.6f)); u.shade *= .93f + .05f * (sinf(d * 3.6f) * sinf(e * 3.6f)); if (s.kind == 1 && fractf(r.x / 16) < .22f) u.region = 1; return u; }
  if (sh == SH_STRAP) { Surf u = cloth(0); addK(u, texCanvas(r.x, r.y, 1.5f), 1.f); float e = fabsf(r.y); add(u, texStitch(e - s.gap + 3, r.x, 3.2f)); if (s.variant == 1 && e < 5) u.region = 1; if (s.variant == 3 && fractf(r.x / 9) < .5f && e < s.gap - 5) u.region = 1; return u; }
  if (sh == SH_METAL) return fixedSurf(v3(.32f, .31f, .30f), .28f, .5f);
  if (sh == SH_CUFF) { Surf u = cloth(2); add(u, texSherpa(r, 6.f)); u.sheen = .3f; return u; }
  if (sh == SH_PULL) { Surf u = cloth(1); add(u, texCanvas(r.x, r.y, 1.4f)); return u; }
  Surf u = fixedSurf(v3(.10f, .10f, .10f), .9f, .015f); add(u, texSuede(r)); u.h += .35f * band(fractf((r.x + 3 * sinf(r.y * .08f)) / 7) - .5f, .2f, .15f); return u;
}
