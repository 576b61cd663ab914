// studio KIND VARIANT VIEW WIDTH SAMPLES OUT: renders one picture's passes as raw floats turned to bytes.
#include "studio.h"
#include "shoe-build.h"
#include "kinds.h"
#include <cstdio>
#include <cstdlib>
#include <string>

#ifdef __CUDACC__
__global__ void shoot(Studio s, Pixel* out) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y; if (x >= s.view.w || y >= s.view.h) return;
  Rng g{hashu(x * 9781u + y * 6271u + 13u)}; Pixel p{}; for (int k = 0; k < s.spp; k++) shootSample(s, x, y, g, p); out[y * s.view.w + x] = p;
}
template <class T> T* up(const std::vector<T>& v) { T* d; cudaMalloc(&d, v.size() * sizeof(T)); cudaMemcpy(d, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice); return d; }
static std::vector<Pixel> expose(const Bvh& b, Studio s) {
  std::vector<Pixel> px((size_t)s.view.w * s.view.h); Node* n = up(b.nodes); Tri* t = up(b.tris); TriRef* r = up(b.refs); Vertex* v = up(b.verts); Pixel* o; cudaMalloc(&o, px.size() * sizeof(Pixel));
  s.nodes = n; s.tris = t; s.refs = r; s.verts = v; dim3 k(8, 8), g((s.view.w + 7) / 8, (s.view.h + 7) / 8); shoot<<<g, k>>>(s, o); cudaMemcpy(px.data(), o, px.size() * sizeof(Pixel), cudaMemcpyDeviceToHost);
  cudaError_t e = cudaGetLastError(); if (e != cudaSuccess) { fprintf(stderr, "cuda: %s\n", cudaGetErrorString(e)); exit(1); }
  cudaFree(n); cudaFree(t); cudaFree(r); cudaFree(v); cudaFree(o); return px;
}
#else
static std::vector<Pixel> expose(const Bvh& b, Studio s) {
  std::vector<Pixel> px((size_t)s.view.w * s.view.h); s.nodes = b.nodes.data(); s.tris = b.tris.data(); s.refs = b.refs.data(); s.verts = b.verts.data();
  for (int y = 0; y < s.view.h; y++) for (int x = 0; x < s.view.w; x++) { Rng g{hashu(x * 9781u + y * 6271u + 13u)}; Pixel p{}; for (int k = 0; k < s.spp; k++) shootSample(s, x, y, g, p); px[(size_t)y * s.view.w + x] = p; }
  return px;
}
#endif

static unsigned char enc(float x) { x = clampf(x, 0, 1); x = x <= .0031308f ? 12.92f * x : 1.055f * powf(x, 1 / 2.4f) - .055f; return (unsigned char)(x * 255 + .5f); }

// 7 bytes a pixel: neutral colour (sRGB, half exposure), three region weights, gloss
static void save(const std::string& path, const std::vector<Pixel>& px, int w, int h, int spp, float lift) {
  std::vector<unsigned char> o; o.reserve(px.size() * 7); const float stone[3] = {.8632f, .8308f, .7758f};
  for (auto& p : px) {
    float k = 1.f / spp, cov = p.cover * k, ratio = p.den > 0 ? fminf(1.f, p.num / p.den * lift) : 1; ratio = powf(ratio, 1.35f);
    size_t id = &p - px.data(); float ex = fminf(id % w, w - 1 - id % w) / (float)w, ey = fminf(id / w, h - 1 - id / w) / (float)h; ratio = mixf(1, ratio, sstep(0, .2f, fminf(ex, ey)));
    float c[3] = {p.r * k, p.g * k, p.b * k}; for (int q = 0; q < 3; q++) c[q] = (c[q] + cov * stone[q] * ratio) * .62f * (stone[1] / stone[q]); // relative to the ground, so that it is stored as pure grey
    for (int q = 0; q < 3; q++) o.push_back(enc(c[q]));
    o.push_back((unsigned char)(p.m0 * k * 255 + .5f)); o.push_back((unsigned char)(p.m1 * k * 255 + .5f)); o.push_back((unsigned char)(p.m2 * k * 255 + .5f)); o.push_back(enc(p.gloss * k * .62f));
  }
  FILE* f = fopen(path.c_str(), "wb"); if (!f) { perror(path.c_str()); exit(1); } fprintf(f, "CAIRN7 %d %d\n", w, h); fwrite(o.data(), 1, o.size(), f); fclose(f);
}

int main(int argc, char** argv) {
  if (argc < 7) { fprintf(stderr, "studio KIND VARIANTS VIEWS WIDTH SAMPLES OUTDIR\n"); return 2; }
  std::string kind = argv[1], variants = argv[2], views = argv[3], dir = argv[6]; int w = atoi(argv[4]), spp = atoi(argv[5]);
  for (char vc : variants) {
    int variant = vc - '0'; Set set = buildSet(kind, variant);
    size_t n = 0; for (auto& m : set.parts) n += m.t.size() / 3;
    if (views.rfind("turn:", 0) == 0) { // a film's frames: the product turns once before camera and light
      int frames = atoi(views.c_str() + 5); Shot shot = set.views[1]; Bvh b = buildBvh(set.parts); shot.elevation = 14; shot.wide *= 1.75f; shot.target.z -= 6;
      for (int k = 0; k < frames; k++) {
        shot.azimuth = set.views[1].azimuth + 360.f * k / frames; Studio s{}; s.product = set.product; s.product.bumpStep = set.bumpStep; s.spp = spp; s.view = frame(set, shot, w, w * 9 / 16); char tail[32]; snprintf(tail, sizeof tail, "-turn%03d.raw7", k);
        std::string out = dir + "/" + kind + "-" + vc + tail; save(out, expose(b, s), w, w * 9 / 16, spp, 1.015f); printf("%s %zu triangles\n", out.c_str(), n); fflush(stdout);
      }
      continue;
    }
    for (auto& name : set.views) {
      if (views != "all" && views.find(name.name) == std::string::npos) continue;
      Bvh b = buildBvh(name.pair || name.turn ? arrange(set, name) : set.parts); Studio s{}; s.product = set.product; s.spp = spp; s.view = frame(set, name, w, w * 5 / 4);
      s.product.bumpStep = name.close ? .12f : set.bumpStep;
      auto px = expose(b, s); std::string out = dir + "/" + kind + "-" + vc + "-" + name.name + ".raw7"; save(out, px, w, w * 5 / 4, spp, name.wall ? 1.07f : 1.015f); printf("%s %zu triangles\n", out.c_str(), n); fflush(stdout);
    }
  }
}
