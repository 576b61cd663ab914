// Small vector maths and noise, usable on the host and on the GPU.
#pragma once
#include <cmath>
#include <cstdint>
#ifdef __CUDACC__
#define HD __host__ __device__ inline
#define HD_CALL __host__ __device__ __noinline__
#else
#define HD inline
#define HD_CALL inline
#endif

struct V3 { float x, y, z; };
HD V3 v3(float x, float y, float z) { return V3{x, y, z}; }
HD V3 operator+(V3 a, V3 b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
HD V3 operator-(V3 a, V3 b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
HD V3 operator*(V3 a, V3 b) { return {a.x * b.x, a.y * b.y, a.z * b.z}; }
HD V3 operator*(V3 a, float s) { return {a.x * s, a.y * s, a.z * s}; }
HD V3 operator*(float s, V3 a) { return a * s; }
HD float dot(V3 a, V3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
HD V3 cross(V3 a, V3 b) { return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x}; }
HD float len(V3 a) { return sqrtf(dot(a, a)); }
HD V3 norm(V3 a) { float l = len(a); return l > 1e-12f ? a * (1.f / l) : v3(0, 0, 1); }
HD float clampf(float x, float a, float b) { return x < a ? a : (x > b ? b : x); }
HD float sat(float x) { return clampf(x, 0.f, 1.f); }
HD float mixf(float a, float b, float t) { return a + (b - a) * t; }
HD V3 mix(V3 a, V3 b, float t) { return a + (b - a) * t; }
HD float sstep(float a, float b, float x) { float t = sat((x - a) / (b - a)); return t * t * (3 - 2 * t); }
HD float fractf(float x) { return x - floorf(x); }
HD float sq(float x) { return x * x; }
// 1 inside a band of half width w around 0, with soft edges of width e
HD float band(float d, float w, float e) { return 1.f - sstep(w - e, w + e, fabsf(d)); }
HD float smin(float a, float b, float k) { float h = sat(0.5f + 0.5f * (b - a) / k); return mixf(b, a, h) - k * h * (1 - h); }
HD float smax(float a, float b, float k) { return -smin(-a, -b, k); }

HD uint32_t hashu(uint32_t x) { x ^= x >> 16; x *= 0x7feb352dU; x ^= x >> 15; x *= 0x846ca68bU; x ^= x >> 16; return x; }
HD float hash3(int x, int y, int z) {
  return (hashu((uint32_t)x * 73856093U ^ hashu((uint32_t)y * 19349663U ^ hashu((uint32_t)z * 83492791U))) >> 8) * (1.f / 16777216.f);
}
HD_CALL float vnoise(V3 p) {
  float fx = floorf(p.x), fy = floorf(p.y), fz = floorf(p.z);
  int x = (int)fx, y = (int)fy, z = (int)fz;
  float u = p.x - fx, v = p.y - fy, w = p.z - fz;
  u = u * u * u * (u * (u * 6 - 15) + 10); v = v * v * v * (v * (v * 6 - 15) + 10); w = w * w * w * (w * (w * 6 - 15) + 10);
  float a = mixf(mixf(hash3(x, y, z), hash3(x + 1, y, z), u), mixf(hash3(x, y + 1, z), hash3(x + 1, y + 1, z), u), v);
  float b = mixf(mixf(hash3(x, y, z + 1), hash3(x + 1, y, z + 1), u), mixf(hash3(x, y + 1, z + 1), hash3(x + 1, y + 1, z + 1), u), v);
  return mixf(a, b, w) * 2 - 1;
}
HD_CALL float fbm(V3 p, int oct) {
  float s = 0, a = 0.5f;
  for (int i = 0; i < oct; i++) { s += a * vnoise(p); p = v3(p.x * 2.03f + 17.1f, p.y * 2.03f - 9.7f, p.z * 2.03f + 3.3f); a *= 0.5f; }
  return s;
}
// distance to the nearest cell point, for pebbles and leather grain
HD_CALL float worley(V3 p) {
  float fx = floorf(p.x), fy = floorf(p.y), fz = floorf(p.z), best = 9;
  for (int k = -1; k <= 1; k++) for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) {
    int cx = (int)fx + i, cy = (int)fy + j, cz = (int)fz + k;
    V3 q = v3(cx + hash3(cx, cy, cz), cy + hash3(cy, cz, cx + 7), cz + hash3(cz + 5, cx, cy)) - p;
    float d = dot(q, q); if (d < best) best = d;
  }
  return sqrtf(best);
}
// Catmull-Rom through n values evenly spaced on t in [0,1]
HD_CALL float curve(const float* c, int n, float t) {
  t = sat(t) * (n - 1); int i = (int)t; if (i > n - 2) i = n - 2; float f = t - i;
  float p0 = c[i > 0 ? i - 1 : 0], p1 = c[i], p2 = c[i + 1], p3 = c[i + 2 < n ? i + 2 : n - 1];
  return p1 + 0.5f * f * (p2 - p0 + f * (2 * p0 - 5 * p1 + 4 * p2 - p3 + f * (3 * (p1 - p2) + p3 - p0)));
}
HD float sdSeg(V3 p, V3 a, V3 b, float ra, float rb) {
  V3 pa = p - a, ba = b - a; float h = sat(dot(pa, ba) / dot(ba, ba)); return len(pa - ba * h) - mixf(ra, rb, h);
}
HD float sdBox(V3 p, V3 b, float r) {
  V3 q = v3(fabsf(p.x) - b.x + r, fabsf(p.y) - b.y + r, fabsf(p.z) - b.z + r);
  V3 m = v3(fmaxf(q.x, 0.f), fmaxf(q.y, 0.f), fmaxf(q.z, 0.f));
  return len(m) + fminf(fmaxf(q.x, fmaxf(q.y, q.z)), 0.f) - r;
}
// distance to an open polyline in the plane, with the arc length of the nearest point
HD float sdPoly2(const float* xy, int n, float x, float y, float* along) {
  float best = 1e9f, acc = 0, at = 0;
  for (int i = 0; i + 1 < n; i++) {
    float ax = xy[2 * i], ay = xy[2 * i + 1], bx = xy[2 * i + 2] - ax, by = xy[2 * i + 3] - ay, px = x - ax, py = y - ay;
    float l2 = bx * bx + by * by, h = sat((px * bx + py * by) / l2), d = sq(px - bx * h) + sq(py - by * h), l = sqrtf(l2);
    if (d < best) { best = d; at = acc + l * h; }
    acc += l;
  }
  if (along) *along = at;
  return sqrtf(best);
}
