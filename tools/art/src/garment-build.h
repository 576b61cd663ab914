// Garments on the host: measurements, sewing (contour and cut), draping on a mannequin, trims.
#pragma once
#include "cloth.h"
#include "garment.h"
#include <cstring>

inline Garment garmentSpec(int kind, int v) {
  Garment g; memset(&g, 0, sizeof g); g.kind = kind; g.variant = v; g.sleeves = true; g.angle = .40f; g.sleeve = 525; g.drop = 70;
  switch (kind) {
    case G_SHELL: g.ease = 30; g.r0 = 82; g.r1 = 54; g.zip = true; g.hood = v != 2; g.collar = 62; g.drop = v == 3 ? 130 : 85; g.sleeve = 540; break;
    case G_PUFFER: g.ease = 40; g.r0 = 92; g.r1 = 62; g.zip = true; g.hood = v == 1 || v == 3; g.collar = 66; g.drop = v == 3 ? 120 : 60; g.sleeve = 525; break;
    case G_FLEECE: g.ease = 28; g.r0 = 80; g.r1 = 54; g.zip = true; g.collar = 60; g.drop = 60; g.hood = v == 1; break;
    case G_VEST: g.ease = 32; g.sleeves = false; g.zip = true; g.collar = 62; g.drop = 55; g.r0 = 92; g.r1 = 60; break;
    case G_HOODIE: g.ease = 34; g.r0 = 86; g.r1 = 50; g.rib = true; g.hood = v != 3; g.zip = v == 2; g.drop = 62; g.collar = 0; g.sleeve = 545; break;
    case G_TEE: g.ease = v == 3 ? 34 : 24; g.r0 = 76; g.r1 = v == 3 ? 62 : 57; g.sleeve = v == 1 ? 228 : 212; g.drop = 80; g.angle = .36f; break;
    case G_BASE: g.ease = 8; g.r0 = 66; g.r1 = 39; g.drop = 65; g.sleeve = 535; g.zip = v == 2; g.collar = v == 2 ? 55 : v == 1 ? 22 : 0; break;
    case G_PANTS: g.bottom = true; g.ease = 8; g.angle = .12f; g.sleeve = 755; g.r0 = 98; g.r1 = v == 3 ? 58 : v == 2 ? 84 : 74; g.rib = v == 3; break;
    default: g.bottom = true; g.ease = 12; g.angle = .20f; g.sleeve = v == 3 ? 180 : v == 2 ? 300 : 245; g.r0 = 104; g.r1 = 110; break;
  }
  return g;
}
inline void cutTop(const Garment& g, Mesh& m) {
  V3 s = sleeveTop(g), d = sleeveDir(g.angle);
  clip(m, [&](V3 p) { return p.z + g.drop + (g.kind == G_SHELL ? 20 * sstep(-40, 90, p.y) : g.kind == G_TEE ? -6 * sq(p.x / 200) : 0); });
  clip(m, [&](V3 p) { return neckCut(g, p); });
  if (!g.hood && g.collar <= 0) clip(m, [&](V3 p) { return p.z < 560 ? 99.f : fmaxf(sqrtf(sq(p.x / 84) + sq((p.y - 12) / 84)) * 80 - 80, 604 - p.z); });
  if (g.sleeves) clip(m, [&](V3 p) { V3 q = v3(fabsf(p.x), p.y, p.z); return sleeveField(g, p, g.angle, 0) < 35 || fabsf(p.x) > 300 ? g.sleeve - dot(q - s, d) : 99.f; });
  else clip(m, [&](V3 p) { float x = fabsf(p.x); if (p.z < 270) return 99.f; float k = sat((408 - p.z) / 124), shoulder = 148 + 8 * sstep(440, 520, p.z); return shoulder + 92 * (1 - sqrtf(fmaxf(0.f, 1 - k * k))) - x; }); // an arm hole: straight from the shoulder, round at the side
}
struct GarmentMaker {
  Garment g; std::vector<Mesh> parts;
  float body(V3 p, float t) const {
    if (g.bottom) { float a = mixf(g.angle, .06f, t); V3 q = v3(fabsf(p.x), p.y, p.z), h = v3(88, 8, -190), d = v3(sinf(a), 0, -cosf(a)), k = h + d * 400, f = k + v3(d.x, .06f, d.z) * 420; return smin(hipField(p, -2), smin(sdSeg(q, h, k, 84, 56), sdSeg(q, k, f, 56, 38), 10), 20); }
    float a = mixf(g.angle, g.kind == G_TEE ? .25f : .19f, t), f = torsoField(p, g.kind == G_BASE ? 2 : 0); f = smin(f, armField(p, a, .16f * t), 14); f = smin(f, neckField(p, 58), 20); if (g.hood) f = smin(f, hoodField(p, g.kind == G_PUFFER ? -9 : -24), 20); return f;
  }
  void trimPath(float x0, float zTop, float zBottom, float off, float hw, float ht, int sh, bool cord) {
    // follows the draped cloth at rest x = x0 on the front
    std::vector<std::pair<float, V3>> hit; const Mesh& m = parts[0]; for (auto& v : m.v) if (fabsf(v.rest.x - x0) < 4.5f && v.rest.y < 0 && v.rest.z < zTop && v.rest.z > zBottom) hit.push_back({v.rest.z, v.p + v.n * off - v3(v.rest.x - x0, 0, 0)});
    if (hit.size() < 8) return; std::sort(hit.begin(), hit.end(), [](auto& a, auto& b) { return a.first < b.first; }); int k = std::max(6, (int)((zTop - zBottom) / 9)); std::vector<V3> c; size_t at = 0;
    for (int i = 0; i < k; i++) { float lo = zBottom + (zTop - zBottom) * i / k, hi = zBottom + (zTop - zBottom) * (i + 1) / k; V3 s = v3(0, 0, 0); int n = 0; while (at < hit.size() && hit[at].first < hi) { if (hit[at].first >= lo) { s = s + hit[at].second; n++; } at++; } if (n) c.push_back(s * (1.f / n)); }
    if (c.size() < 4) return; for (int r = 0; r < (cord ? 1 : 2); r++) for (size_t i = 1; i + 1 < c.size(); i++) c[i] = (c[i - 1] + c[i] * 2 + c[i + 1]) * .25f;
    auto path = spline(c, 5); std::vector<V3> up; for (size_t i = 0; i < path.size(); i++) up.push_back(v3(x0 * .002f, -1, .05f)); parts.push_back(sweep(path, up, hw, ht, sh, 14, 2.4f));
    if (sh == SG_ZIP) { V3 e = path.back(); parts.push_back(sweep({e + v3(0, -3, 2), e + v3(0, -4, -8), e + v3(0, -4.5f, -16), e + v3(0, -5, -30)}, {v3(0, -1, 0)}, 3.4f, 1.2f, SG_METAL, 12, 3)); }
    if (cord) { V3 e = path.front(); parts.push_back(sweep({e, e + v3(0, -.5f, -9), e + v3(0, -.5f, -18)}, {v3(0, -1, 0)}, hw * 1.25f, hw * 1.25f, SG_METAL, 12, 2)); }
  }
  std::vector<Mesh> make() {
    Garment q = g; float cell = g.kind == G_TEE || g.kind == G_BASE || g.kind == G_PUFFER ? 6.f : 7.f; Mesh m;
    if (g.bottom) { m = contour([q](V3 p) { return bottomField(q, p); }, v3(-360, -190, -260 - g.sleeve), v3(360, 190, 40), cell, 1.6f); V3 s = v3(88, 6, -190), d = v3(sinf(g.angle), 0, -cosf(g.angle)); clip(m, [&](V3 p) { return (p.y < 0 ? -10 * sat(-p.y / 60) : 0) - p.z; }); clip(m, [&](V3 p) { return g.sleeve - dot(v3(fabsf(p.x), p.y, p.z) - s, d); }); }
    else { m = contour([q](V3 p) { return topField(q, p); }, v3(-620, -220, -g.drop - 40), v3(620, 240, g.hood ? 830 : 660), cell, 1.8f); cutTop(q, m); }
    m.shader = SG_CLOTH; weldBorder(m, cell * .45f); weldBorder(m, cell * .45f); smoothMesh(m, 2, .4f); for (auto& v : m.v) v.rest = v.p;
    ClothRules r; r.body = [this](V3 p, float t) { return body(p, t); };
    bool puff = g.kind == G_PUFFER || (g.kind == G_VEST && g.variant != 2); float pitch = g.variant == 1 ? 92 : g.variant == 2 ? 44 : 62; int v = g.variant; bool soft = g.kind == G_TEE || g.kind == G_BASE;
    auto along = [q](V3 p) { V3 s = sleeveTop(q), d = sleeveDir(q.angle); return dot(v3(fabsf(p.x), p.y, p.z) - s, d); };
    auto isSleeve = [q, along](V3 p) { return q.sleeves && along(p) > 20 && sleeveField(q, p, q.angle, 0) < torsoField(p, q.ease); };
    r.restScale = [=](V3 p, V3 d) {
      if (q.bottom) { V3 ld = v3(p.x > 0 ? sinf(q.angle) : -sinf(q.angle), 0, -cosf(q.angle)); float h = dot(v3(fabsf(p.x), p.y, p.z) - v3(88, 6, -190), v3(sinf(q.angle), 0, -cosf(q.angle))), al = fabsf(dot(d, ld)); float s = q.kind == G_PANTS ? 1 + .02f * sstep(60, 420, h) * al * al : 1; if (p.z > -38) s *= mixf(.97f, 1, fabsf(d.z)); if (q.rib && q.sleeve - h < 40) s *= mixf(.72f, 1, al * al); return s; }
      bool sl = isSleeve(p); V3 ld = sleeveDir(q.angle); if (p.x < 0) ld.x = -ld.x; float al = sq(dot(d, sl ? ld : v3(0, 0, 1))), s = 1;
      if (q.hood && !puff && p.z > 575) s *= mixf(1.02f, 1.13f, al * sstep(575, 610, p.z)); if (sl && !soft) s += .04f * al; if (sl && q.kind == G_BASE) s += .03f * al; if (puff) { s += (q.hood && p.z > 540 ? .05f : mixf(.06f, .20f, al)); if (!sl && fabsf(p.x) < 10 && p.y < 0) s = 1.0f; }
      float edge = sl ? q.sleeve - along(p) : p.z + q.drop; if (q.rib && edge < 58) s *= mixf(sl ? .66f : .80f, 1.f, al); if (puff && edge < 30) s *= mixf(sl ? .60f : q.kind == G_VEST ? .80f : .86f, 1.f, al); if (q.kind == G_SHELL && sl && edge < 44) s *= mixf(.90f, 1.f, al);
      return s;
    };
    if (puff) {
      r.pressure = [=](V3 p) { if (q.hood && p.z > 560) return .10f; if (isSleeve(p) && q.sleeve - along(p) < 30) return 0.f; return fabsf(p.x) < 12 && p.y < 0 ? 0.f : .34f; };
      r.leash = [=](V3 p) { bool sl = isSleeve(p); float k = sl ? fractf(along(p) / pitch + .5f) : fractf((p.z + (v == 3 ? fabsf(p.x) * .35f : 0) + 400) / pitch); float e = fminf(k, 1 - k) * pitch; if (q.hood && p.z > 580) return 1e9f; if (fabsf(p.x) < 12 && p.y < 0 && p.z < 540) return q.ease * .8f + 6; return e < 4.5f ? (sl ? 26.f : q.ease * .7f) : 1e9f; };
      r.gravity = .5f; r.bend = .25f;
    } else { r.gravity = 1; r.bend = g.kind == G_SHELL ? .5f : g.kind == G_FLEECE ? .8f : g.kind == G_HOODIE ? .6f : g.kind == G_BASE ? .3f : .3f; }
    if (g.bottom) { r.bend = .45f; r.hold = [=](V3 p) { float h = dot(v3(fabsf(p.x), p.y, p.z) - v3(88, 6, -190), v3(sinf(q.angle), 0, -cosf(q.angle))); if (p.z > -30) return 1.f; (void)h; return 0.f; };
      r.carry = [=](V3 p, float t) { if (p.z > -30) return p; float a0 = q.angle, a = mixf(a0, .075f, t); float sx = p.x < 0 ? -1.f : 1.f; V3 s = v3(88, 6, -190), l = v3(fabsf(p.x), p.y, p.z) - s; float c = cosf(a - a0), n = sinf(a - a0); V3 o = v3(l.x * c - l.z * n, l.y, l.x * n + l.z * c); o = s + o; o.z += 14 * t; o.x *= sx; return o; };
    } else r.hold = [=](V3 p) { // the neck keeps its shape, as on a ghost mannequin
      if (q.hood) return p.z > 640 ? (puff ? .02f : .008f) : 0.f; if (q.collar > 0) return p.z > 560 ? .10f : 0.f; return p.z > 505 && sqrtf(p.x * p.x + p.y * p.y) < 112 ? .25f : 0.f; };
    r.steps = 170; drape(m, r); smoothMesh(m, puff ? 1 : 3, .35f); smoothMesh(m, 14, .5f, true); refine(m); float th = puff ? 5.f : g.kind == G_FLEECE ? 3.2f : g.kind == G_HOODIE ? 2.6f : 1.4f; recomputeNormals(m); parts.push_back(rolledEdge(m, th * .55f + .9f, th * .5f + .7f, th * .5f)); Mesh in = thicken(m, th, SG_LINING); recomputeNormals(m); parts.insert(parts.begin(), m); parts.push_back(in);
    if (g.zip) { float zt = g.hood ? 582 : 556 + g.collar - 14, zb2 = g.kind == G_FLEECE && v == 3 ? 335 : g.kind == G_BASE ? 420 : -g.drop + 4; trimPath(0, zt, zb2, .7f, 4.4f, 1.3f, SG_ZIP, false); }
    if (g.hood && (g.kind == G_HOODIE || g.kind == G_SHELL)) for (int s = -1; s <= 1; s += 2) trimPath(s * (g.zip ? 30.f : 26.f), 560, g.kind == G_HOODIE ? 395.f + 8 * s : 470.f, g.kind == G_HOODIE ? 3.6f : 2.4f, g.kind == G_HOODIE ? 3.2f : 1.8f, g.kind == G_HOODIE ? 3.2f : 1.8f, SG_CORD, true);
    if (g.bottom && (g.kind == G_SHORTS ? v != 1 : v == 3)) for (int s = -1; s <= 1; s += 2) trimPath(s * 9.f, -8, -118 - 10.f * s, 3.2f, 2.6f, 2.6f, SG_CORD, true);
    return parts;
  }
};
inline std::vector<Mesh> buildGarment(const Garment& g) { GarmentMaker m; m.g = g; return m.make(); }
