// Garments: the sewn shape as fields, and the drawing of cloth, seams, zips and pockets on it.
#pragma once
#include "texture.h"

enum { G_SHELL, G_PUFFER, G_FLEECE, G_VEST, G_HOODIE, G_TEE, G_BASE, G_PANTS, G_SHORTS };
enum { SG_CLOTH = 20, SG_LINING, SG_ZIP, SG_CORD, SG_METAL, SG_BELT };
struct Garment {
  int kind, variant; bool bottom, hood, zip, sleeves, rib;
  float ease, drop;        // how loose, and how far the hem hangs below the hip
  float angle;             // sleeves (or legs) as sewn, radians from the vertical
  float sleeve, r0, r1;    // sleeve or leg length, radius at the top and at the cuff
  float collar;            // height of the collar above the neck
};
// torso half width and half depth; z = 0 at the hip, 480 at the shoulder
HD float torsoA(float z) { const float c[9] = {178, 182, 172, 158, 158, 170, 180, 178, 150}; return curve(c, 9, (z + 130) / 640); }
HD float torsoB(float z) { const float c[9] = {112, 118, 112, 104, 106, 118, 120, 100, 70}; return curve(c, 9, (z + 130) / 640); }
HD_CALL float torsoField(V3 p, float ease) {
  float z = p.z, up = sstep(470, 330, z), loose = sat(ease / 22) * sstep(470, 410, z), a = mixf(torsoA(z), fmaxf(torsoA(z), 175), loose) + ease * mixf(.55f, 1, up), b = mixf(torsoB(z), fmaxf(torsoB(z), 113), loose) + ease * .8f * mixf(.5f, 1, up); // loose cloth hangs straight over the waist
  float x = fabsf(p.x) / a, y = (p.y - 8) / b; float r = powf(powf(x, 2.4f) + powf(fabsf(y), 2.4f), 1 / 2.4f); float body = (r - 1) * fminf(a, b);
  V3 q = v3(fabsf(p.x), p.y, p.z); float trap = smin(sdSeg(q, v3(0, 14, 520), v3(172, 10, 474), 74 + ease * .3f, 46 + ease * .3f), sdSeg(q, v3(20, 16, 585), v3(150, 10, 484), 44, 44 + ease * .3f), 40);
  body = smax(body, z - 470, 60); return smin(body, trap, 60) + 6;
}
// where the neck is open: negative inside the opening
HD float neckCut(const Garment& g, V3 p) {
  if (g.hood) { if (p.y > -10 || p.z < 560) return 99; float k = (p.z - 664) / 103, w = 84 * (k < 0 ? 1 + .42f * k : 1 - .10f * k * k); return (sqrtf(sq(p.x / w) + k * k) - 1) * 70; }
  if (g.collar > 0) return 556 + g.collar + (p.y > 0 ? 6 : -14 * sat(-p.y / 60)) - p.z;
  float wide = g.kind == G_BASE ? 84 : 92; float e = (sqrtf(sq(p.x / wide) + sq((p.y - 12) / 90)) - 1) * 80, pl = p.z - (g.kind == G_BASE ? 552 : 542) - .52f * p.y - .0060f * p.x * p.x; return fmaxf(e, -pl * .85f);
}
HD float neckField(V3 p, float r) { return sdSeg(p, v3(0, 10, 520), v3(0, -12, 660), r + 4, r); }
HD float hoodField(V3 p, float grow) {
  V3 q = p - v3(0, 26, 654); q.z += .10f * q.y; float up = sat(q.z / 140), w = (110 + grow) * (1 - .16f * up * up), r = powf(powf(fabsf(q.x) / w, 2.4f) + powf(fabsf(q.y) / (130 + grow), 2.2f) + powf(fabsf(q.z) / (142 + grow), 2.1f), 1 / 2.2f); float e = (r - 1) * (104 + grow); return smin(e, sdSeg(p, v3(0, 18, 516), v3(0, 16, 606), 94 + grow, 86 + grow), 54);
}
HD V3 sleeveTop(const Garment& g) { return v3(174, 8, 520 - g.r0); }
HD V3 sleeveDir(float angle) { return v3(sinf(angle), -.10f, -cosf(angle)); }
HD float sleeveField(const Garment& g, V3 p, float angle, float shrink) {
  V3 s = sleeveTop(g), d = sleeveDir(angle); V3 q = v3(fabsf(p.x), p.y, p.z); float h = dot(q - s, d); V3 c = s + d * clampf(h, -10, g.sleeve + 30); float t = sat(h / g.sleeve);
  return len(q - c) - (mixf(g.r0, g.r1, powf(t, .8f)) - shrink);
}
HD float armField(V3 p, float angle, float bend) {
  V3 q = v3(fabsf(p.x), p.y, p.z), s = v3(180, 8, 476), e = s + v3(sinf(angle), -.02f, -cosf(angle)) * 285, w = e + norm(v3(sinf(angle) * .8f, -bend, -cosf(angle))) * 262; return smin(sdSeg(q, s, e, 54, 44), sdSeg(q, e, w, 44, 33), 12);
}
HD float topField(const Garment& g, V3 p) {
  float f = torsoField(p, g.ease); if (g.sleeves) f = smin(f, sleeveField(g, p, g.angle, 0), 30);
  if (g.hood) f = smin(f, hoodField(p, 6), 24); else if (g.collar > 0) f = smin(f, neckField(p, 78), 26);
  return f;
}
HD float legField(const Garment& g, V3 p, float angle, float shrink) {
  V3 q = v3(fabsf(p.x), p.y, p.z), s = v3(88, 6, -190), d = v3(sinf(angle), 0, -cosf(angle)); float h = dot(q - s, d), t = sat(h / g.sleeve); V3 c = s + d * clampf(h, -20, g.sleeve + 30); float r = mixf(g.r0, g.r1, powf(t, .7f)) - shrink;
  return len(q - c) - r;
}
HD float hipField(V3 p, float ease) {
  const float A[5] = {196, 192, 180, 165, 156}, B[5] = {120, 122, 122, 110, 100}; float t = (p.z + 230) / 240, a = curve(A, 5, t) + ease, b = curve(B, 5, t) + ease; float r = powf(powf(fabsf(p.x) / a, 2.4f) + powf(fabsf(p.y - 6) / b, 2.4f), 1 / 2.4f);
  return smax((r - 1) * b, -p.z - 250, 60);
}
HD float bottomField(const Garment& g, V3 p) { return smin(hipField(p, g.ease), legField(g, p, g.angle, 0), 40); }


HD void panel(Surf& u, float d, int region, float along) { if (d > 0) u.region = region; u.h += .6f * sstep(-.5f, .5f, d); u.shade *= 1 - .25f * band(d, .5f, .7f); if (d > 0) add(u, texStitch(d - 4.f, along, 3.6f)); }
HD float quilt(float q, float depth, Surf& u) { float k = fabsf(2 * q - 1); u.shade *= 1 - .22f * sstep(.93f, 1.f, k); u.h -= depth * sstep(.95f, 1.f, k); return k; }
HD_CALL void clothTexture(const Garment& g, Surf& u, float a, float b, V3 p) {
  int v = g.variant; float soft = g.kind == G_FLEECE || g.kind == G_BASE ? .5f : g.kind == G_SHELL ? 1.1f : .7f; u.h += soft * (fbm(v3(p.x * .012f + p.z * .006f, p.y * .012f, p.z * .022f), 3) * 3.f);
  switch (g.kind) {
    case G_SHELL: if (v == 2) addK(u, texCanvas(a, b, 1.6f), .7f); else addK(u, texRipstop(a, b, 5.5f), v == 1 ? .5f : 1.f); u.rough = .48f; u.spec = .03f; u.sheen = .08f; break;
    case G_PUFFER: addK(u, texRipstop(a, b, 4.f), .5f); u.rough = v == 1 ? .34f : .46f; u.spec = .035f; u.sheen = .06f; break;
    case G_FLEECE: if (v == 0 || v == 2) { add(u, texSherpa(p, 6.5f)); } else if (v == 1) { add(u, texFleece(p, 3.2f)); } else { float q = fractf(a / 16) - .5f; u.h += 1.0f * cosf(q * 6.28f); add(u, texFleece(p, 2.4f)); } u.sheen = .35f; u.spec = .008f; break;
    case G_VEST: if (v == 2) { add(u, texFleece(p, 3.2f)); u.sheen = .35f; } else { addK(u, texRipstop(a, b, 4.f), .5f); u.rough = .46f; u.spec = .03f; u.sheen = .06f; } break;
    case G_HOODIE: addK(u, texJersey(a, b, 2.4f), .8f); add(u, texFleece(p, 1.6f)); u.sheen = .25f; u.spec = .008f; break;
    case G_TEE: addK(u, texJersey(a, b, 1.9f), .8f); u.shade *= 1 + .03f * vnoise(p * .9f); u.spec = .008f; u.sheen = .16f; break;
    case G_BASE: if (v == 1) add(u, texRib(a, b, 4.2f)); else if (v == 3) { float q = fractf((a + b) / 12) - .5f, w = fractf((a - b) / 12) - .5f; u.h += .35f * (band(q, .12f, .1f) + band(w, .12f, .1f)); addK(u, texJersey(a, b, 1.7f), .7f); } else addK(u, texJersey(a, b, 1.8f), .9f); u.spec = .012f; u.sheen = .2f; break;
    default: if (v == 1) add(u, texCanvas(a, b, 1.9f)); else if (v == 3 && g.kind == G_PANTS) { addK(u, texFleece(p, 2.2f), .7f); } else { float tw = .5f + .5f * sinf((a + b) * 2.4f); u.h += .05f * tw; u.shade *= .95f + .05f * tw; if (v == 2) addK(u, texRipstop(a, b, 5.5f), 1.f); } u.spec = .018f; u.rough = .65f; u.sheen = .1f;
  }
}
HD_CALL Surf garmentTop(const Garment& g, V3 p) {
  int v = g.variant; Surf u = cloth(0); float ax = fabsf(p.x), front = p.y < 8 ? 1.f : 0.f; V3 d = sleeveDir(g.angle), s = sleeveTop(g), q = v3(ax, p.y, p.z); float h = dot(q - s, d);
  float dT = torsoField(p, g.ease), dS = g.sleeves ? sleeveField(g, p, g.angle, 0) : 1e3f, dH = g.hood ? hoodField(p, 6) : g.collar > 0 ? neckField(p, 78) : 1e3f; float seamD = mixf((dS - dT) * .7f, 166 + .0011f * sq(p.z - 430) - ax, sstep(290, 420, p.z)), collarZ = mixf(500 + .0095f * ax * ax, 538 + .003f * ax * ax, sstep(-50, 50, p.y)); bool sleeve = g.sleeves && seamD < 0 && (h > 0 || p.z > 360), neck = !sleeve && dH < dT && p.z > collarZ;
  V3 perp = q - s - d * h; float ring = g.sleeves ? atan2f(perp.y, perp.x * d.z * -1.f + perp.z * d.x) * 70 : 0, a = sleeve ? ring : atan2f(p.x, fabsf(p.y - 8) + 60) * 190, b = sleeve ? h : p.z;
  clothTexture(g, u, a, b, p);
  bool puff = g.kind == G_PUFFER || (g.kind == G_VEST && v != 2); float hemZ = -g.drop;
  if (puff) { float pitch = v == 1 ? 92 : v == 2 ? 44 : 62, q2 = sleeve ? fractf(h / pitch + .5f) : fractf((p.z + (v == 3 ? ax * .35f : 0) + 400) / pitch); if (!neck || !g.hood) quilt(q2, .8f, u); add(u, texStitch((q2 < .5f ? q2 : q2 - 1) * pitch, a, 3.4f)); }
  if (g.sleeves && ax > 110 && fabsf(seamD) < 14 && p.z > 290) seam(u, seamD, p.z + p.y);
  if ((g.hood || g.collar > 0) && !sleeve && dH < dT + 4 && fabsf(p.z - collarZ) < 12) seam(u, p.z - collarZ, p.x);
  if (!sleeve && !neck && g.kind != G_TEE && fabsf(p.y - 8) < 14 && p.z < 330) seam(u, p.y - 8, p.z);
  // panels
  if (g.kind == G_SHELL) {
    if (v == 0 && !neck) panel(u, sleeve ? fminf(90 - h + p.y * .2f, 99) : p.z - 410 - .12f * ax, 1, p.x);
    if (v == 1 && sleeve) u.region = 1;
    if (v == 2) { if (neck) u.region = 1; if (sleeve) panel(u, 26 - fabsf(h - 300), 1, ring); }
    if (v == 3 && !sleeve && !neck) panel(u, ax - 118 + .10f * (p.z - 200), 1, p.z);
  } else if (g.kind == G_PUFFER) { if (v == 0 && !sleeve && p.z > 395 && !neck) u.region = 1; if (v == 2 && (sleeve)) u.region = 1; if (v == 3 && neck) u.region = 1; if (v == 1 && !sleeve && fabsf(p.z - 245) < 46) u.region = 1; }
  else if (g.kind == G_FLEECE) {
    bool yoke = !sleeve && !neck && p.z > 395 + .1f * ax; if (v == 2 && !neck) panel(u, sleeve ? h - 262 : 205 - p.z, 1, sleeve ? ring : p.x); if (v == 0 && yoke) { u = cloth(1); addK(u, texRipstop(a, b, 5.f), 1.f); u.rough = .55f; u.spec = .025f; panel(u, p.z - 395 - .1f * ax, 1, p.x); }
    if (v == 1 && sleeve) u.region = 1; if (v == 3 && !sleeve) panel(u, ax - 132, 1, p.z);
  } else if (g.kind == G_VEST) { if (v == 0 && p.z > 395 && !neck) u.region = 1; if (v == 3 && neck) u.region = 1; if (v == 2 && !neck) panel(u, ax - 125, 1, p.z); if (v == 1 && fabsf(p.z - 155) < 31) u.region = 1; }
  else if (g.kind == G_HOODIE) { if (v == 1 && sleeve) u.region = 1; if (v == 2 && (neck && g.hood)) u.region = 1; if (v == 3 && !sleeve && !neck) { if (p.z > 330) u.region = 1; seam(u, p.z - 330, p.x); } }
  else if (g.kind == G_TEE) { if (v == 1 && sleeve) u.region = 1; if (v == 2) { float k = fractf(b / 44.f); if (!sleeve ? k < .5f : k < .5f) u.region = 1; } }
  else if (g.kind == G_BASE) { if (v == 0 || v == 3) { if (!sleeve) panel(u, ax - 125 - .15f * (p.z - 250), 1, p.z); } if (v == 2 && (sleeve || p.z > 420)) { if (sleeve) panel(u, ax - 150, 1, p.z); else panel(u, p.z - 400 - .25f * (200 - ax), 1, p.x); } }
  // chest mark, front pockets, print
  float mx = p.x - 88, mz = p.z - 382; if (front > 0 && !sleeve && !neck && !puff && !(g.kind == G_TEE && (v == 0 || v == 3)) && fabsf(mx) < 30 && fabsf(mz) < 30) { float m = cairnMark(mx, mz, g.kind == G_FLEECE ? 26 : 20); if (m > -.4f) { if (g.kind == G_FLEECE) { if (sdBox(v3(mx, mz, 0), v3(19, 19, 9), 2) < 0) { } } u.region = m > 0 ? 2 : u.region; u.h += .4f * sstep(-.4f, .4f, m); } }
  if (g.kind == G_TEE && v == 0 && front > 0 && !sleeve) { float m = cairnMark(p.x, p.z - 320, 130); if (m > 0) { u.region = 1; u.shade *= .98f; u.h += .1f; } }
  if (g.kind == G_TEE && v == 3 && front > 0) { float px = p.x - 84, pz = p.z - 335; float bx = -sdBox(v3(px, pz, 0), v3(42, 48, 9), 6); if (bx > -1 && fabsf(p.y) > 30) { u.h += .7f * sstep(-.5f, .5f, bx); add(u, texStitch(bx - 2.5f, px + pz, 3.2f)); if (pz > 34) { add(u, texStitch(pz - 36, px, 3.2f)); } if (bx > 0) u.region = 1; } }
  bool hand = g.kind != G_TEE && g.kind != G_BASE && front > 0 && !sleeve;
  if (hand && g.kind == G_HOODIE && !g.zip) { float top = 128, w = mixf(150, 92, sat((p.z - 40) / (top - 40))); float bx = fminf(fminf(w - ax, top - p.z), p.z + 62); if (bx > -1.2f && p.y < -20) { u.h += 1.6f * sstep(-.8f, .8f, bx); u.shade *= 1 - .35f * band(bx, .6f, .8f); add(u, texStitch(bx - 4, p.x + p.z, 3.4f)); add(u, texStitch(bx - 9, p.x + p.z, 3.4f)); } }
  else if (hand) { float px = ax - 118 + (p.z - 70) * .30f, pz = p.z - 70; float w = puff || g.kind == G_SHELL ? 5.f : 3.5f; float bx = -sdBox(v3(px, pz, 0), v3(w, 74, 9), 2); if (bx > -7) { u.h += .5f * sstep(-6.f, -5.f, bx); if (bx > 0) { u.region = 2; u.h -= .6f; float k = fractf(pz / 2.6f) - .5f; u.h += .5f * band(px, 1.8f, .5f) * band(k, .28f, .1f); u.shade *= .8f; } else add(u, texStitch(bx + 3.5f, pz, 3.4f)); } }
  if (g.kind == G_SHELL && (v == 1 || v == 3) && front > 0 && p.x < -50 && !sleeve) { float px = p.x + 92, pz = p.z - 375, bx = -sdBox(v3(px, pz, 0), v3(3.5f, 58, 9), 2); if (bx > -7) { u.h += .5f * sstep(-6.f, -5.f, bx); if (bx > 0) { u.region = 2; u.shade *= .8f; u.h -= .5f; } } }
  if (g.kind == G_FLEECE && v == 0 && front > 0 && p.x > 40 && !sleeve) { float px = p.x - 90, pz = p.z - 352, bx = -sdBox(v3(px, pz, 0), v3(46, 52, 9), 6); if (bx > -.8f) { int keep = 1; Surf w = cloth(keep); addK(w, texRipstop(p.x, p.z, 5.f), 1.f); w.h = 1.6f * sstep(-.6f, .6f, bx); w.rough = .55f; w.spec = .025f; add(w, texStitch(bx - 3, px + pz, 3.4f)); if (pz > 26) w.h += .8f; float m = cairnMark(px, pz + 8, 26); if (m > 0) { w.region = 2; w.h += .3f; } u = w; } }
  // zip placket
  if (g.zip && front > 0 && ax < 16 && !(sleeve) && p.z < 640 - 50 * g.hood && p.z > (g.kind == G_FLEECE && v == 3 ? 330 : -999)) { u.h += .9f * sstep(14.5f, 13.5f, ax); add(u, texStitch(ax - 11.5f, p.z, 3.4f)); if (ax < 6.5f) { u.region = 2; u.shade *= .8f; u.h -= 1.f * sstep(6.8f, 6, ax); } }
  if (!g.hood && g.collar <= 0 && p.z > 440) { float c = neckCut(g, p), w = g.kind == G_HOODIE ? 22 : 17; if (c < w + 6) { u.shade *= 1 - .3f * band(c - w, .6f, .8f); add(u, texStitch(c - w - 3, p.x, 3)); if (c < w) { u.region = g.kind == G_TEE && v == 2 ? 1 : g.kind == G_TEE && v != 1 ? 0 : 2; u.h = 1.f; u.shade = 1; add(u, texRib(atan2f(p.x, p.y - 10) * 88, c, 3.6f)); } } }
  if (g.hood && p.z > 540 && p.y < 40) { float c = neckCut(g, p); if (c < 40) { add(u, texStitch(c - 18, p.z + p.x, 3.4f)); u.h += .8f * sstep(19, 18, c); } }
  if (g.hood && neck && fabsf(p.x) < 60 && p.z > 640) { seam(u, fabsf(p.x) - 34, p.y + p.z); }
  // edges
  float edge = sleeve ? g.sleeve - h : p.z - hemZ; if (g.rib && edge < (sleeve ? 58 : 60)) { u.region = g.kind == G_HOODIE ? (v == 3 ? 2 : 0) : 2; u.h = 0; u.shade = 1; add(u, texRib(sleeve ? ring : atan2f(p.x, p.y - 8) * 160, b, 5.f)); u.shade *= 1 - .3f * band(edge - (sleeve ? 57 : 59), 1, 1); }
  else if (!g.rib && edge < 60) { float w = g.kind == G_TEE || g.kind == G_BASE ? 18 : sleeve && g.kind == G_SHELL ? 44 : 26; if (w == 18) { add(u, texStitch(edge - 16, sleeve ? ring : p.x, 3)); add(u, texStitch(edge - 19, sleeve ? ring : p.x, 3)); } else { u.h += .6f * sstep(w + .6f, w - .6f, edge); add(u, texStitch(edge - w + 3, sleeve ? ring : p.x, 3.4f)); if (edge < w && (g.kind == G_FLEECE || (sleeve && g.kind == G_SHELL) || puff)) { if (g.kind == G_FLEECE || puff) { u.h = .8f; u.shade = 1; addK(u, texCanvas(a, b, 1.4f), .6f); u.region = 2; } } } }
  return u;
}
HD_CALL Surf garmentBottom(const Garment& g, V3 p) {
  Surf u = cloth(0); int v = g.variant; float ax = fabsf(p.x), fr = p.y < 6 ? 1.f : 0.f; clothTexture(g, u, atan2f(p.x, fabsf(p.y - 6) + 50) * 150, p.z, p); V3 s = v3(88, 6, -190), d = v3(sinf(g.angle), 0, -cosf(g.angle)), q = v3(ax, p.y, p.z); float h = dot(q - s, d); bool leg = h > -10;
  float out = ax - (s.x + d.x * h); bool side = fabsf(p.y - 6) < 16 && (h < -20 || out > 0 || !leg); if (side) seam(u, p.y - 6, p.z); if (leg && out < 0 && fabsf(p.y - 6) < 16) seam(u, p.y - 6, p.z);
  if (p.z > -235 && ax < 22) { seam(u, p.x, p.z); if (fr > 0 && p.z > -150) { float fx = p.x - 30 + .0012f * sq(fmaxf(0.f, -p.z - 110)) * 8; add(u, texStitch(fx, p.z, 3.2f)); } }
  if (fr > 0 && p.x > 20 && p.x < 44 && p.z > -165) add(u, texStitch(p.x - 34 + fmaxf(0.f, -p.z - 130) * .6f, p.z, 3.2f));
  if (fr > 0) { float pk = (ax - 92) * .72f + (p.z + 42) * .42f - 14; if (p.z > -165 && p.z < -34 && ax > 60) { u.h += .8f * sstep(-.6f, .6f, -pk); u.shade *= 1 - .4f * band(pk, .6f, .8f); add(u, texStitch(pk + 4, p.z, 3.2f)); add(u, texStitch(pk + 7, p.z, 3.2f)); } }
  else { float px = ax - 88, pz = p.z + 135, bx = -sdBox(v3(px, pz, 0), v3(56, 62, 9), 8); if (bx > -1) { u.h += .9f * sstep(-.5f, .5f, bx); u.shade *= 1 - .3f * band(bx, .5f, .6f); add(u, texStitch(bx - 3, px + pz, 3.2f)); if (pz > 36) { u.h += .8f * sstep(36, 37, pz); if (v == 2) u.region = 1; } } }
  if (leg && (v == 2 || (v == 1 && g.kind == G_SHORTS))) { float pz = h - (g.kind == G_SHORTS ? 150 : 260), py = p.y - 6, bx = -sdBox(v3(py, pz, 0), v3(74, 88, 9), 8); if (bx > -1 && out > 12) { u.h += 1.8f * sstep(-.6f, .6f, bx); u.shade *= 1 - .35f * band(bx, .5f, .8f); add(u, texStitch(bx - 3.5f, py + pz, 3.2f)); if (pz < -44) { u.region = 1; u.h += 1.f * sstep(-44, -45, pz); } } }
  if (leg && v == 0 && g.kind == G_PANTS) { float kz = fabsf(h - 330) - 105; if (fr > 0) { panel(u, -kz - .002f * sq(out), 1, out); } }
  if (leg && v == 3) panel(u, fabsf(p.y - 6) < 90 && out > 0 ? 26 - fabsf(p.y - 6) : -9, 1, p.z);
  float edge = g.sleeve - h; if (leg && edge < 40) { add(u, texStitch(edge - 24, p.x, 3.4f)); u.h += .5f * sstep(25, 24, edge); if (g.rib && edge < 34) { u.region = 2; add(u, texRib(atan2f(p.y - 6, out) * 60, h, 5.f)); } }
  if (p.z > -38) { u.h += 1.1f * sstep(-38, -37, p.z); u.shade *= 1 - .3f * band(p.z + 38, .6f, .8f); add(u, texStitch(p.z + 34, p.x, 3.2f)); add(u, texStitch(p.z + 4, p.x, 3.2f)); if (v == 3 || (g.kind == G_SHORTS && v == 0)) { u.h += .9f * cosf(atan2f(p.x, p.y) * 95) ; u.shade *= .92f + .08f * cosf(atan2f(p.x, p.y) * 95); } if (v == 1) u.region = 2; }
  return u;
}
HD Surf garmentPart(const Garment& g, int sh, V3 r) {
  if (sh == SG_CLOTH) return g.bottom ? garmentBottom(g, r) : garmentTop(g, r);
  if (sh == SG_LINING) {
    bool own = g.kind == G_TEE || g.kind == G_BASE || g.kind == G_HOODIE || g.bottom || (g.hood && g.kind == G_FLEECE); Surf u = own ? cloth(0) : fixedSurf(g.kind == G_SHELL ? v3(.46f, .46f, .45f) : v3(.26f, .26f, .265f), .6f, .02f);
    float deep = g.hood && r.z > 540 ? sstep(-70, 60, r.y) : 0; u.shade *= mixf(own ? .95f : 1.f, (own ? 2.2f : 1.95f) * mixf(1, .55f, sstep(610, 760, r.z)), deep); // the fill light a photographer puts into a hood
    addK(u, g.kind == G_SHELL ? texRipstop(r.x + r.y, r.z, 5.f) : texCanvas(r.x + r.y, r.z, 1.5f), .7f);
    float lz = r.z - (g.hood ? 596 : 521); if (g.hood && r.y > 30) { float d = fabsf(r.x) - 34; u.h += .5f * band(d, 6.f, .6f); add(u, texStitch(fabsf(d) - 5, r.z, 3.2f)); add(u, texStitch(lz - 34, r.x, 3.2f)); }
    if (!g.bottom && r.y > 40 && fabsf(r.x) < 28 && fabsf(lz) < 20) { u = fixedSurf(v3(.05f, .05f, .055f), .7f, .02f); if (g.hood) u.shade = 1.3f; if (cairnMark(r.x, lz, 22) > 0) u.alb = v3(.7f, .68f, .64f); }
    return u;
  }
  if (sh == SG_ZIP) { Surf u = fixedSurf(v3(.06f, .06f, .062f), .4f, .05f); float k = fractf(r.x / 2.4f), o = r.y > 0 ? k : fractf(k + .5f); u.h += .5f * band(o - .5f, .3f, .12f) * band(fabsf(r.y) - 1.2f, 1.4f, .5f); u.shade *= .7f + .3f * band(o - .5f, .3f, .12f); return u; }
  if (sh == SG_CORD) { Surf u = cloth(2); float e = r.x * 1.1f + r.y * 2, w = r.x * 1.1f - r.y * 2; u.h += .12f * (sinf(e * 2) + sinf(w * 2)); u.shade *= .92f + .06f * sinf(e * 2) * sinf(w * 2); return u; }
  if (sh == SG_BELT) { Surf u = cloth(2); add(u, texCanvas(r.x, r.y, 1.4f)); return u; }
  return fixedSurf(v3(.30f, .30f, .29f), .3f, .45f);
}
