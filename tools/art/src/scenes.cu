// scenes IDS CROP WIDTH SAMPLES MAPSIZE OUTDIR: landscapes as PPM. CROP is wide, tall or loop:FRAMES (16:9 frames).
#include "erosion.h"
#include "scene-list.h"
#include "scene-shade.h"
#include <cstdio>
#include <cstdlib>

struct Frame { Land l; V3 eye, right, up, fwd; float hx, hy; int w, h, spp; };
HD uint32_t step(uint32_t& s) { s = s * 747796405U + 2891336453U; uint32_t w = ((s >> ((s >> 28) + 4)) ^ s) * 277803737U; return (w >> 22) ^ w; }
HD float uni(uint32_t& s) { return (step(s) >> 8) * (1.f / 16777216.f); }
HD V3 expose(const Frame& f, int x, int y) {
  uint32_t g = hashu(x * 7919u + y * 104729u + 5u); V3 c = v3(0, 0, 0);
  for (int k = 0; k < f.spp; k++) { float u = (x + uni(g) + uni(g) * .6f - .3f) / f.w * 2 - 1, v = 1 - (y + uni(g) + uni(g) * .6f - .3f) / f.h * 2; V3 d = norm(f.fwd + f.right * (u * f.hx) + f.up * (v * f.hy)); V3 s = seen(f.l, f.eye, d, uni(g), true) * f.l.s.exposure; float m = fmaxf(s.x, fmaxf(s.y, s.z)); if (m > 6) s = s * (6 / m); c = c + s; }
  c = c * (1.f / f.spp); float vx = (x + .5f) / f.w - .5f, vy = (y + .5f) / f.h - .5f; c = c * (1 - .32f * (vx * vx + vy * vy)); return c;
}
#ifdef __CUDACC__
__global__ void paint(Frame f, V3* o) { int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y; if (x < f.w && y < f.h) o[y * f.w + x] = expose(f, x, y); }
#endif
static unsigned char enc(float x) { x = clampf(x, 0, 1); x = x <= .0031308f ? 12.92f * x : 1.055f * powf(x, 1 / 2.4f) - .055f; return (unsigned char)(x * 255 + .5f); }
static void render(Frame f, const std::string& path) {
  static std::vector<V3> still; std::vector<V3> px((size_t)f.w * f.h);
  bool again = f.l.s.flakes > 0 && still.size() == px.size(); // behind falling snow the picture stands still
  if (again) px = still; else {
#ifdef __CUDACC__
  V3* o; cudaMalloc(&o, px.size() * sizeof(V3)); dim3 k(8, 8), g((f.w + 7) / 8, (f.h + 7) / 8); paint<<<g, k>>>(f, o); cudaMemcpy(px.data(), o, px.size() * sizeof(V3), cudaMemcpyDeviceToHost); cudaFree(o); cudaError_t e = cudaGetLastError(); if (e != cudaSuccess) { fprintf(stderr, "cuda: %s\n", cudaGetErrorString(e)); exit(1); }
#else
  for (int y = 0; y < f.h; y++) for (int x = 0; x < f.w; x++) px[(size_t)y * f.w + x] = expose(f, x, y);
#endif
  }
  if (f.l.s.flakes > 0 && !again) still = px;
  if (f.l.s.flakes > 0) for (int i = 0; i < 900; i++) { // snow: each flake falls a whole number of pictures per loop, so the film closes
    float depth = hash3(i, 1, 1), r = f.h * (.0012f + .0042f * depth * depth * depth), fall = 1 + floorf(depth * 2.99f), x = hash3(i, 2, 1) + .016f * sinf(6.2831853f * (f.l.s.time * 2 + hash3(i, 3, 1))), y = fractf(hash3(i, 4, 1) + f.l.s.time * fall) * 1.1f - .05f; int cx = (int)(x * f.w), cy = (int)(y * f.h), R = (int)(r * 2) + 1;
    for (int v = -R; v <= R; v++) for (int u = -R; u <= R; u++) { int X = cx + u, Y = cy + v; if (X < 0 || Y < 0 || X >= f.w || Y >= f.h) continue; float dd = sqrtf(sq(X - x * f.w) + sq(Y - y * f.h)), a = (.85f - .5f * depth) * sstep(r * 1.5f, r * .3f, dd) * f.l.s.flakes; V3& c = px[(size_t)Y * f.w + X]; c = mix(c, v3(1.1f, 1.12f, 1.16f), a); }
  }
  FILE* o2 = fopen(path.c_str(), "wb"); fprintf(o2, "P6\n%d %d\n255\n", f.w, f.h); std::vector<unsigned char> row(f.w * 3); uint32_t seed = 77;
  for (int y = 0; y < f.h; y++) { for (int x = 0; x < f.w; x++) { V3 c = px[(size_t)y * f.w + x]; float n = f.l.s.time > 0 || f.l.s.flakes > 0 ? 0 : (uni(seed) - .5f) * .010f; row[3 * x] = enc(film(c.x) + n); row[3 * x + 1] = enc(film(c.y) + n); row[3 * x + 2] = enc(film(c.z) + n); } fwrite(row.data(), 1, row.size(), o2); }
  fclose(o2); printf("%s\n", path.c_str()); fflush(stdout);
}
int main(int argc, char** argv) {
  if (argc < 7) { fprintf(stderr, "scenes IDS CROP WIDTH SAMPLES MAPSIZE OUTDIR\n"); return 2; }
  std::string ids = argv[1], crop = argv[2], dir = argv[6]; int w = atoi(argv[3]), spp = atoi(argv[4]), n = atoi(argv[5]); std::vector<float> map = erodedMap(n, 90, 7, n >= 1024 ? .22f : .28f); const float* m = map.data();
#ifdef __CUDACC__
  float* d; cudaMalloc(&d, map.size() * 4); cudaMemcpy(d, m, map.size() * 4, cudaMemcpyHostToDevice);
#endif
  for (auto q : scenes()) {
    if (ids != "all" && ("," + ids + ",").find("," + q.id + ",") == std::string::npos) continue;
    Frame f; { float yw = q.s.yaw * .0174533f, tx = q.s.tx, ty = q.s.ty; if (q.s.thing) { q.s.tx = tx * cosf(yw) + ty * sinf(yw); q.s.ty = ty * cosf(yw) - tx * sinf(yw); } } f.l.map = m; f.l.n = n; f.l.s = q.s; f.spp = spp; f.w = w; int frames = 1; bool tall = crop == "tall"; f.h = tall ? w * 5 / 4 : w / 2; if (crop.rfind("loop:", 0) == 0) { frames = atoi(crop.c_str() + 5); f.h = w * 9 / 16; }
    f.hx = q.s.fov; f.hy = f.hx * f.h / f.w; if (tall) { f.hy = q.s.fov * .70f; f.hx = f.hy * .8f; }
    if (q.s.thing == THING_CAIRN) { // cairns stand on tops: walk uphill first
      for (int k = 0; k < 400; k++) { float e = 12, x = q.s.ox, y = q.s.oy; Land w = f.l; w.map = m; w.s.ox = w.s.oy = 0; float h = ground(w, x, y, 700), best = h; for (int a = 0; a < 8; a++) { float u = x + e * cosf(a * .785398f), v = y + e * sinf(a * .785398f), g = ground(w, u, v, 700); if (g > best) { best = g; q.s.ox = u; q.s.oy = v; } } if (best == h) break; }
      q.s.ox -= q.s.tx; q.s.oy -= q.s.ty; f.l.s = q.s; // the camera waits a few steps below
    }
    f.l.map = m; float z = q.s.above > 0 ? fmaxf(ground(f.l, q.s.cx, q.s.cy, 30), q.s.water > -1e8f ? q.s.water : -1e9f) + q.s.above : fmaxf(q.s.cz, ground(f.l, q.s.cx, q.s.cy, 30) + 12); if (q.s.thing == THING_CAIRN) z = fmaxf(z, ground(f.l, q.s.tx, q.s.ty, 30) + .5f); if (q.s.land == LAND_CITY) z = q.s.cz; float y = q.s.yaw * .0174533f, p = (q.s.pitch + (tall ? -3.f : 0)) * .0174533f;
    f.eye = v3(q.s.cx, q.s.cy, z); f.fwd = v3(sinf(y) * cosf(p), cosf(y) * cosf(p), sinf(p)); f.right = norm(cross(f.fwd, v3(0, 0, 1))); f.up = cross(f.right, f.fwd);
#ifdef __CUDACC__
    f.l.map = d;
#endif
    for (int k = 0; k < frames; k++) { char nm[64]; if (frames > 1) { f.l.s.time = (k + 1e-4f) / frames; if (q.id == "winter-forest") f.l.s.flakes = 1; snprintf(nm, sizeof nm, "-%03d", k); } else snprintf(nm, sizeof nm, "-%s", crop.c_str()); render(f, dir + "/" + q.id + nm + ".ppm"); }
  }
}
