// outside list [second]; or outside IDS CROP WIDTH SAMPLES SECONDS GRID LANDSCAPES OUTDIR: products in the landscape, as PPM. CROP is wide, tall or both,
// or second: IDS are then KIND-VARIANT, and each becomes a picture of 4:5 to be dyed, as .raw7. It stops at so many samples or seconds. LANDSCAPES holds ID-wide.ppm, as scenes.cu writes them.
#include "outside-light.h"
#include "outside-list.h"
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

static const int PASS = 8;
HD void addPass(const Outside& o, Seen* sum, int x, int y, int pass) {
  Rng g{hashu(x * 9781u + y * 6271u + pass * 26699u + 13u)}; Seen& at = sum[(size_t)y * o.s.view.w + x];
  for (int k = 0; k < PASS; k++) { Seen c = glimpse(o, x, y, g); if (!(c.all.x + c.all.y + c.all.z < 1e6f)) continue; at.all = at.all + c.all; at.gloss = at.gloss + c.gloss; for (int q = 0; q < 3; q++) at.dyed[q] += c.dyed[q]; }
}
#ifdef __CUDACC__
__global__ void shoot(Outside o, Seen* sum, int pass) { int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y; if (x < o.s.view.w && y < o.s.view.h) addPass(o, sum, x, y, pass); }
template <class T> T* up(const std::vector<T>& v) { T* d; cudaMalloc(&d, v.size() * sizeof(T)); cudaMemcpy(d, v.data(), v.size() * sizeof(T), cudaMemcpyHostToDevice); return d; }
static void check() { cudaError_t e = cudaGetLastError(); if (e != cudaSuccess) { fprintf(stderr, "cuda: %s\n", cudaGetErrorString(e)); exit(1); } }
#endif
static double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }
static std::vector<Seen> develop(Outside o, const Bvh& b, const std::vector<V3>& landscape, int samples, double seconds, int* made) {
  size_t n = (size_t)o.s.view.w * o.s.view.h; std::vector<Seen> px(n, Seen{}); double t = now(); int pass = 0;
#ifdef __CUDACC__
  Node* dn = up(b.nodes); Tri* dt = up(b.tris); TriRef* dr = up(b.refs); Vertex* dv = up(b.verts); V3* dl = up(landscape); Seen* sum = up(px); o.s.nodes = dn; o.s.tris = dt; o.s.refs = dr; o.s.verts = dv; o.sky.px = dl;
  dim3 k(8, 8), g((o.s.view.w + 7) / 8, (o.s.view.h + 7) / 8); for (; pass * PASS < samples && now() - t < seconds; pass++) { shoot<<<g, k>>>(o, sum, pass); cudaDeviceSynchronize(); check(); }
  cudaMemcpy(px.data(), sum, n * sizeof(Seen), cudaMemcpyDeviceToHost); check(); cudaFree(dn); cudaFree(dt); cudaFree(dr); cudaFree(dv); cudaFree(dl); cudaFree(sum);
#else
  o.s.nodes = b.nodes.data(); o.s.tris = b.tris.data(); o.s.refs = b.refs.data(); o.s.verts = b.verts.data(); o.sky.px = landscape.data();
  for (; pass * PASS < samples && now() - t < seconds; pass++) {
#pragma omp parallel for schedule(dynamic, 2)
    for (int y = 0; y < o.s.view.h; y++) for (int x = 0; x < o.s.view.w; x++) addPass(o, px.data(), x, y, pass);
  }
#endif
  *made = pass * PASS; float share = 1.f / *made; for (auto& c : px) { c.all = c.all * share; c.gloss = c.gloss * share; for (float& d : c.dyed) d *= share; } return px;
}
static std::vector<V3> readLandscape(const std::string& path, int* w, int* h) {
  FILE* f = fopen(path.c_str(), "rb"); int top; if (!f || fscanf(f, "P6 %d %d %d", w, h, &top) != 3) { perror(path.c_str()); exit(1); } fgetc(f); std::vector<unsigned char> b((size_t)*w * *h * 3); if (fread(b.data(), 1, b.size(), f) != b.size()) exit(1); fclose(f);
  std::vector<V3> o; auto lin = [](float x) { return unfilm(x <= .04045f ? x / 12.92f : powf((x + .055f) / 1.055f, 2.4f)); }; for (size_t i = 0; i < b.size(); i += 3) o.push_back(v3(lin(b[i] / 255.f), lin(b[i + 1] / 255.f), lin(b[i + 2] / 255.f))); return o;
}
static unsigned char enc(float x) { x = clampf(x, 0, 1); x = x <= .0031308f ? 12.92f * x : 1.055f * powf(x, 1 / 2.4f) - .055f; return (unsigned char)(x * 255 + .5f); }
HD float veiled(int x, int y, int w, int h) { float u = (x + .5f) / w - .5f, v = (y + .5f) / h - .5f; return 1 - .32f * (u * u + v * v); }
static void save(const std::string& path, const std::vector<Seen>& px, int w, int h, float exposure) {
  FILE* f = fopen(path.c_str(), "wb"); if (!f) { perror(path.c_str()); exit(1); } fprintf(f, "P6\n%d %d\n255\n", w, h); std::vector<unsigned char> o; Rng g{77};
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { float k = exposure * veiled(x, y, w, h), n = (rnd(g) - .5f) * .010f; V3 c = px[(size_t)y * w + x].all * k; o.push_back(enc(film(c.x) + n)); o.push_back(enc(film(c.y) + n)); o.push_back(enc(film(c.z) + n)); }
  fwrite(o.data(), 1, o.size(), f); fclose(f);
}
// 7 bytes a pixel: the picture as developed, its cloth neutral and without its gloss; how much of its light each dye colours; the gloss
static void saveUndyed(const std::string& path, const std::vector<Seen>& px, int w, int h, float exposure) {
  std::vector<unsigned char> o; o.reserve(px.size() * 7);
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) {
    const Seen& s = px[(size_t)y * w + x]; float k = exposure * veiled(x, y, w, h); V3 c = (s.all - s.gloss) * k; float all = fmaxf(bright(s.all - s.gloss), 1e-5f);
    for (float v : {c.x, c.y, c.z}) o.push_back(enc(film(v))); for (float d : s.dyed) o.push_back((unsigned char)(clampf(d / all, 0, 1) * 255 + .5f)); o.push_back(enc(film(bright(s.gloss) * k)));
  }
  FILE* f = fopen(path.c_str(), "wb"); if (!f) { perror(path.c_str()); exit(1); } fprintf(f, "CAIRN7 %d %d\n", w, h); fwrite(o.data(), 1, o.size(), f); fclose(f);
}
static Camera aim(const Framing& f, int w, int h) {
  Camera c; float a = f.yaw * .0174533f; c.eye = f.target + v3(sinf(a), -cosf(a), 0) * f.distance; c.eye.z = f.above; c.fwd = norm(f.target - c.eye); c.right = norm(cross(c.fwd, v3(0, 0, 1))); c.up = cross(c.right, c.fwd);
  c.focus = dot(v3(0, 0, 60) - c.eye, c.fwd); c.hx = f.wide * .5f / f.distance; c.hy = c.hx * h / w; c.lens = f.lens; return c;
}
int main(int argc, char** argv) {
  if (argc == 2) { for (auto& q : outings()) printf("%s %s\n", q.id.c_str(), q.landscape.c_str()); return 0; } // outside list
  if (argc == 3) { for (auto& kind : secondKinds()) for (int v = 0; v < 4; v++) printf("%s-%d %s\n", kind.c_str(), v, secondPicture(kind, v).landscape.c_str()); return 0; } // outside list second
  if (argc < 9) { fprintf(stderr, "outside IDS CROP WIDTH SAMPLES SECONDS GRID LANDSCAPES OUTDIR\n"); return 2; }
  std::string ids = argv[1], crop = argv[2], lands = argv[7], dir = argv[8]; int w = atoi(argv[3]), samples = atoi(argv[4]), grid = atoi(argv[6]); double seconds = atof(argv[5]);
  std::vector<Outing> chosen; auto wants = [&](const std::string& id) { return ("," + ids + ",").find("," + id + ",") != std::string::npos; };
  if (crop == "second") { for (auto& kind : secondKinds()) for (int v = 0; v < 4; v++) if (wants(kind + "-" + std::to_string(v))) chosen.push_back(secondPicture(kind, v)); }
  else for (auto& q : outings()) if (ids == "all" || wants(q.id)) chosen.push_back(q);
  for (auto& q : chosen) {
    double t = now(); Set set = buildSet(q.kind, q.variant); bool carries = q.pack >= 0; Set pack; if (carries) { pack = buildSet("backpack", q.pack); set.product.item = pack.product.item; }
    Slab slab(q.place); auto parts = standing(q, set, carries ? worn(set, pack, v3(0, 212, 6), .05f) : set.parts); for (auto& m : slab.build(grid)) parts.push_back(std::move(m)); Bvh b = buildBvh(parts); double built = now() - t;
    for (std::string c : {"wide", "tall", "second"}) {
      if (crop != c && (crop != "both" || c == "second")) continue; const Framing& f = c == "wide" ? q.wide : q.tall; int pw = c == "tall" ? w / 2 : w, ph = c == "wide" ? w / 2 : pw * 5 / 4, made; Outside o{}; o.s.product = set.product; o.s.product.bumpStep = set.bumpStep; o.s.view.w = pw; o.s.view.h = ph; o.s.view.planeP = v3(0, q.place.water, slab.o.z * 100); o.rain = q.rain; o.undyed = c == "second";
      o.cam = aim(f, pw, ph); for (int k = 0; k < 6; k++) o.dye[k] = o.undyed ? v3(NEUTRAL, NEUTRAL, NEUTRAL) : dyeOf(carries && k > 2 ? q.packColours[k - 3] : q.colours[k % 3]);
      float yaw = (q.sunYaw + f.yaw) * .0174533f, up = q.sunUp * .0174533f; o.sky.sunDir = v3(sinf(yaw) * cosf(up), cosf(yaw) * cosf(up), sinf(up)); o.sky.sun = q.sun; o.sky.sunWide = .022f;
      o.sky.zenith = q.zenith; o.sky.horizon = q.horizon; o.sky.below = q.below; o.sky.zoom = q.zoom; o.sky.level = q.level; o.sky.shift = q.shift; o.sky.right = o.cam.right; o.sky.fwd = norm(v3(o.cam.fwd.x, o.cam.fwd.y, 0));
      auto landscape = readLandscape(lands + "/" + q.landscape + "-wide.ppm", &o.sky.w, &o.sky.h); int turn = open((dir + "/turn").c_str(), O_CREAT | O_RDWR, 0600); flock(turn, LOCK_EX); // several may build at once, one develops
      t = now(); auto px = develop(o, b, landscape, samples, seconds * (c == "wide" ? 1 : .62), &made); close(turn); std::string to = dir + "/" + q.id; if (o.undyed) saveUndyed(to + ".raw7", px, pw, ph, q.exposure); else save(to + "-" + c + ".ppm", px, pw, ph, q.exposure);
      printf("%s %s: %zu triangles in %.0f s, %d samples in %.0f s\n", q.id.c_str(), c.c_str(), b.tris.size(), built, made, now() - t); fflush(stdout);
    }
  }
}
