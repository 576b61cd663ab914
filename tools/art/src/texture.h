// Micro relief of cloth, leather and rubber. Lengths in millimetres; h is height, shade darkens hollows.
#pragma once
#include "vec.h"

struct Surf { V3 alb; int region; float rough, spec, sheen, h, shade; };
struct Tex { float h, shade; };

HD Tex texMesh(float u, float v, float cell) {
  u /= cell; v /= cell * 0.86f; float r = floorf(v); u += 0.5f * fractf(r * 0.5f) * 2; float a = fractf(u) - .5f, b = fractf(v) - .5f;
  float d = sqrtf(a * a + b * b * 1.3f), hole = 1 - sstep(0.16f, 0.36f, d); float y = 0.5f + 0.5f * cosf(u * 12.566f);
  return {-0.30f * hole * cell * 0.4f + 0.03f * y, 1 - 0.55f * hole};
}
HD Tex texCanvas(float u, float v, float c) {
  float a = sinf(u / c * 3.1416f), b = sinf(v / c * 3.1416f); float k = (floorf(u / c) + floorf(v / c)); float f = fractf(k * 0.5f) > 0.25f ? fabsf(a) : fabsf(b);
  return {0.10f * c * f, 0.86f + 0.14f * f};
}
HD Tex texSuede(V3 p) { float n = fbm(p * 1.6f, 3), m = fbm(p * 0.09f, 2), f = vnoise(p * 5.f); return {0.05f * n + 0.05f * f, 0.97f + 0.10f * m + 0.06f * n + 0.05f * f}; }
HD_CALL Tex texLeather(V3 p, float c) { float d = worley(p * (1 / c)), w = fbm(p * 0.06f, 3); return {0.05f * c * sstep(0.1f, 0.75f, 1 - d) + 0.5f * w, 0.97f + 0.04f * w}; }
HD Tex texRubber(V3 p) { float n = vnoise(p * 3.5f); return {0.03f * n, 0.98f + 0.03f * fbm(p * 0.05f, 2)}; }
HD Tex texRipstop(float u, float v, float c) {
  float gu = band(fractf(u / c) - .5f, 0.07f, 0.05f), gv = band(fractf(v / c) - .5f, 0.07f, 0.05f), g = fmaxf(gu, gv);
  float w = 0.5f + 0.5f * sinf(u * 6.f / c * 3.f) * sinf(v * 6.f / c * 3.f); return {0.05f * g * c * 0.4f + 0.012f * w, 0.975f + 0.035f * g};
}
HD Tex texJersey(float u, float v, float c) {
  float k = fractf(u / c), e = k < .5f ? k : 1 - k; float y = fractf(v / (c * 0.8f) + e * 1.3f); float f = 1 - sq(2 * y - 1);
  float col = 1 - sstep(0.36f, 0.5f, fabsf(k - .5f)); return {0.14f * c * f * (0.4f + 0.6f * col), 0.84f + 0.16f * f * (0.5f + 0.5f * col)};
}
HD Tex texRib(float u, float v, float c) {
  float k = 0.5f + 0.5f * cosf(6.2831853f * u / c), j = 0.5f + 0.5f * cosf(6.2831853f * v / (c * 0.42f) + 1.6f * cosf(6.2831853f * u / c));
  return {0.20f * c * k + 0.03f * c * j * k, 0.62f + 0.34f * sqrtf(k) + 0.04f * j};
}
HD Tex texFleece(V3 p, float c) { float a = fbm(p * (1 / c), 3), b = vnoise(p * (3.1f / c)); return {0.20f * c * a + 0.05f * c * b, 0.95f + 0.14f * a + 0.06f * b}; }
HD_CALL Tex texSherpa(V3 p, float c) {
  float w = worley(p * (1 / c) + v3(1, 1, 1) * (0.5f * vnoise(p * (1.3f / c)))), b = vnoise(p * (3.4f / c)); float r = sqrtf(fmaxf(0.f, 1 - w * w * 0.9f));
  return {0.5f * c * r + 0.06f * c * b, 0.60f + 0.42f * r + 0.05f * b};
}
// a row of stitches: d across, s along
HD_CALL Tex texStitch(float d, float s, float pitch) {
  float k = fractf(s / pitch), on = band(k - .5f, 0.36f, 0.05f) * band(d, 0.32f, 0.14f), dip = band(d, 1.2f, 0.8f);
  return {0.28f * on - 0.16f * dip * (1 - on), 1 - 0.20f * dip * (1 - on) + 0.10f * on};
}
HD void add(Surf& s, Tex t) { s.h += t.h; s.shade *= t.shade; }
HD void addK(Surf& s, Tex t, float k) { s.h += t.h * k; s.shade *= mixf(1, t.shade, k); }
HD Surf cloth(int region) { return {v3(.5f, .5f, .5f), region, 0.75f, 0.02f, 0.18f, 0, 1}; }
HD Surf fixedSurf(V3 a, float rough, float spec) { return {a, 3, rough, spec, 0, 0, 1}; }
// the mark: three stacked stones of total height `size`, positive inside
HD_CALL float cairnMark(float x, float y, float size) {
  float k = size / 20, d = -9; const float st[9] = {0, -6.4f, 9.5f, 1.2f, .4f, 7.2f, -.8f, 6.4f, 4.6f}; // centre x, y, half width
  for (int i = 0; i < 3; i++) { float a = (x / k - st[3 * i]) / st[3 * i + 2], b = (y / k - st[3 * i + 1]) / 2.9f; float r = powf(powf(fabsf(a), 2.6f) + powf(fabsf(b), 2.6f), 1 / 2.6f); d = fmaxf(d, (1 - r) * 2.9f); }
  return d * k;
}
HD void seam(Surf& u, float d, float along) { u.h -= .7f * band(d, .5f, .7f); u.shade *= 1 - .25f * band(d, .5f, .6f); add(u, texStitch(d - 4.5f, along, 3.6f)); }
