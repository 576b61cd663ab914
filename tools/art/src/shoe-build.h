// Footwear on the host: measurements of each kind, and the meshes made from them.
#pragma once
#include "mesh.h"
#include "shoe.h"
#include <cstring>

inline void setc(float* d, std::initializer_list<float> v) { int i = 0; for (float x : v) d[i++] = x; }

inline Shoe shoeSpec(int kind, int variant) {
  Shoe s; memset(&s, 0, sizeof s); s.kind = kind; s.variant = variant; s.L = 292; s.toeR = 68; s.heelR = 34; s.pw = 2.35f; s.lean = .06f; s.blend = 26;
  setc(s.yc, {0, 0, 0, .5f, 2, 4, 5.5f, 7, 8});
  setc(s.wl, {32, 34, 34, 35, 39.5f, 45, 47.5f, 45, 40}); setc(s.wm, {32, 33, 32, 31, 34, 41, 45, 42, 37});
  s.ax = 61; s.az = 70; s.arx = 51; s.ary = 30; s.lip = 3; s.flare = 4; s.spring = 13; s.thick = 3.2f; s.throatX = 196; s.gap = 13;
  switch (kind) {
    case 0: // trail runner
      s.sole = SOLE_TRAIL; setc(s.zb, {34, 33, 31, 28, 25, 23, 24, 29, 37}); setc(s.top, {92, 95, 100, 103, 97, 86, 75, 69, 65});
      setc(s.collar, {104, 101, 82, 74, 82, 104, 122}); s.lip = 4 + (variant == 2) * 3; s.flare = 5; s.rand1 = variant == 1 ? 9 : 15; s.spring = 23; if (variant == 3) { s.zb[0] += 5; s.zb[1] += 5; s.zb[2] += 4; s.zb[3] += 3; } break;
    case 1: // hiking boot
      s.sole = SOLE_BOOT; setc(s.zb, {35, 34, 32, 29, 27, 25, 25, 29, 35}); setc(s.top, {98, 102, 105, 104, 96, 85, 75, 67, 62}); s.blend = 44; s.pw = 2.5f;
      setc(s.collar, {174, 168, 157, 154, 160, 171, 178}); if (variant == 1) for (float& c : s.collar) c -= 16; s.rand0 = 4; s.rand1 = variant == 2 ? 8 : 22; s.flare = 4; s.arx = 43; s.ary = 34; s.ax = 52; s.lean = .12f; s.thick = 5; s.throatX = 204; s.spring = 17; break;
    case 2: // winter boot
      s.sole = SOLE_WINTER; setc(s.zb, {29, 28, 27, 25, 24, 23, 23, 26, 31}); s.spring = 15; setc(s.top, {102, 106, 110, 109, 101, 90, 80, 71, 65}); s.blend = 44; s.pw = 2.5f; for (float& w : s.wl) w += 3; for (float& w : s.wm) w += 3;
      setc(s.collar, {212, 210, 206, 204, 206, 212, 216}); s.rand0 = 8; s.rand1 = 24; s.arx = 49; s.ary = 39; s.ax = 58; s.thick = 6; s.throatX = 196; s.lean = .03f; if (variant == 2) { for (float& c : s.collar) c -= 34; } if (variant == 1) s.gap = 0; break;
    case 3: case 4: // skate
      s.sole = SOLE_CUP; setc(s.zb, {25, 24, 22.5f, 21.5f, 20.5f, 20, 20, 22, 25}); setc(s.top, {86, 90, 95, 97, 89, 77, 66, 58, 53}); s.pw = 2.6f; s.toeR = 66;
      if (kind == 3) setc(s.collar, {92, 88, 72, 66, 74, 96, 116}); else setc(s.collar, {142, 140, 136, 134, 138, 148, 158});
      s.lip = 9; s.flare = 1; s.spring = 9; s.throatX = variant & 1 ? 192 : 202; if (kind == 4) { s.ary = 34; s.arx = 44; s.ax = 52; s.lean = .08f; s.blend = 36; } s.gap = 12; s.rand1 = variant == 1 ? 16 : 4; break;
    case 5: // slip-on
      s.sole = SOLE_CUP; setc(s.zb, {24, 23, 22, 21, 20, 19.5f, 19.5f, 21, 24}); setc(s.top, {84, 87, 90, 91, 88, 77, 65, 57, 52}); s.pw = 2.6f; s.toeR = 66;
      setc(s.collar, {82, 78, 66, 62, 68, 82, 90}); s.lip = variant == 3 ? 5 : 9; s.flare = 1; s.spring = 7; s.gap = 0; s.ax = 70; s.arx = 58; break;
    case 6: // sandal: the foot the straps are drawn over
      s.sole = SOLE_TRAIL; setc(s.zb, {34, 33, 31, 28, 26, 25, 25, 27, 31}); setc(s.top, {82, 86, 92, 94, 84, 72, 60, 52, 46}); s.pw = 2.5f; s.gap = variant == 2 ? 13 : 11.5f; s.lip = 3; s.spring = 10; setc(s.collar, {200, 200, 200, 200, 200, 200, 200}); for (float& w : s.wl) w += 1; break;
    default: // casual
      s.sole = SOLE_CUP; setc(s.zb, {29, 28, 26, 24, 23, 22, 22, 24, 27}); setc(s.top, {88, 92, 97, 99, 91, 79, 67, 59, 54}); s.pw = 2.5f;
      setc(s.collar, {97, 93, 76, 69, 77, 99, 118}); s.lip = 6; s.flare = 2; s.spring = 9; s.throatX = 198; s.gap = 12; break;
  }
  return s;
}

struct ShoeMaker {
  Shoe s; std::vector<Mesh> parts; V3 A, B, D0, D1; bool tall;
  std::vector<float> grid; int gw, gh;
  float outline(float x, float y) const {
    float fx = clampf(x + 40, 0, gw - 2.f), fy = clampf(y + 90, 0, gh - 2.f); int i = (int)fx, j = (int)fy; float a = fx - i, b = fy - j;
    return mixf(mixf(grid[j * gw + i], grid[j * gw + i + 1], a), mixf(grid[(j + 1) * gw + i], grid[(j + 1) * gw + i + 1], a), b);
  }
  void bakeOutline() {
    std::vector<float> xs, ys; int n = 120;
    for (int k = 0; k <= n; k++) { float x = s.L * (0.5f - 0.5f * cosf(3.14159f * k / n)); xs.push_back(x); ys.push_back(shoeYc(s, x) - shoeW(s, x, true)); }
    for (int k = n - 1; k > 0; k--) { float x = s.L * (0.5f - 0.5f * cosf(3.14159f * k / n)); xs.push_back(x); ys.push_back(shoeYc(s, x) + shoeW(s, x, false)); }
    gw = 380; gh = 190; grid.resize(gw * gh); int m = (int)xs.size();
    for (int j = 0; j < gh; j++) for (int i = 0; i < gw; i++) {
      float x = i - 40.f, y = j - 90.f, d = 1e9f; bool in = false;
      for (int k = 0, q = m - 1; k < m; q = k++) {
        float bx = xs[k] - xs[q], by = ys[k] - ys[q], px = x - xs[q], py = y - ys[q], l2 = bx * bx + by * by, h = l2 > 1e-9f ? sat((px * bx + py * by) / l2) : 0; d = std::min(d, sq(px - bx * h) + sq(py - by * h));
        if ((ys[k] > y) != (ys[q] > y) && x < (xs[q] - xs[k]) * (y - ys[k]) / (ys[q] - ys[k]) + xs[k]) in = !in;
      }
      grid[j * gw + i] = (in ? -1 : 1) * sqrtf(d);
    }
  }
  V3 project(V3 o, V3 d, float off) const {
    float t = 170, step = 1.5f; while (t > 0 && shoeSolid(s, o + d * t) > off) t -= step;
    float a = t, b = t + step; for (int k = 0; k < 12; k++) { float m = (a + b) / 2; (shoeSolid(s, o + d * m) > off ? b : a) = m; }
    return o + d * a;
  }
  V3 grad(V3 p) const { float e = 1.5f; return norm(v3(shoeSolid(s, p + v3(e, 0, 0)) - shoeSolid(s, p - v3(e, 0, 0)), shoeSolid(s, p + v3(0, e, 0)) - shoeSolid(s, p - v3(0, e, 0)), shoeSolid(s, p + v3(0, 0, e)) - shoeSolid(s, p - v3(0, 0, e)))); }
  V3 instep(float u, float v, float off) const { V3 o = mix(A, B, u), d = norm(mix(D0, D1, u)); return project(v3(o.x, shoeYc(s, 120) + v, o.z), d, off); }
  void band(const std::vector<V3>& ctl, float hw, float ht, int sh, int per = 8, float power = 2.6f, V3 upHint = v3(0, 0, 0)) {
    auto p = spline(ctl, per); std::vector<V3> up; for (auto& q : p) up.push_back(len(upHint) > 0 ? upHint : grad(q)); parts.push_back(sweep(p, up, hw, ht, sh, 16, power));
  }
  void upper() {
    Shoe q = s;
    auto f = [q](V3 p) {
      float b = shoeDist(q, p), co = shoeCollar(q, p.x) - p.z, pad = p.x < 145 ? sstep(26, 5, co) : 0; float o = b - (q.kind == 5 ? .6f : 2.2f) * pad * sstep(-2, 5, co + 4);
      float sh = smax(o, -(b + q.thick + 3.5f * pad), 1.2f);
      if (p.x < 165) sh = smax(sh, -co, 4.5f);
      if (q.gap > 0) { float td = throatD(q, p); if (td < 30 && p.z > shoeZb(q, p.x) + 16) sh = smax(sh, -td, 1.6f); }
      return sh;
    };
    float top = 0; for (float c : s.collar) top = std::max(top, c);
    Mesh m = contour(f, v3(-14, -66, 10), v3(s.L + 6, 66, std::max(top, 115.f) + 8), 1.0f, 2.6f); m.shader = SH_UPPER; parts.push_back(m);
  }
  void sole() {
    bakeOutline(); Shoe q = s; auto self = this; float lugH = s.sole == SOLE_CUP ? 1.3f : s.sole == SOLE_TRAIL ? 4.2f : 5.5f;
    auto f = [=](V3 p) {
      float d2 = self->outline(p.x, p.y), bz = soleBottom(q, p.x), h = p.z - bz, zb = shoeZb(q, p.x), H = zb - bz, t = sat(h / H);
      float off = q.sole == SOLE_CUP ? 3.2f + q.flare * (1 - t) : 3.0f + q.flare * sq(1 - t) + 2.2f * sinf(t * 3.1416f) + (q.sole == SOLE_TRAIL ? 1.6f * sinf(p.x * .045f + q.variant * 1.7f) * sinf(t * 3.1416f) : 0);
      off = off * mixf(1.f, .5f, sstep(.82f, 1.f, p.x / q.L)) - (q.sole == SOLE_CUP ? 1.f : 5.f) * t * t * sstep(.86f, 1.f, p.x / q.L);
      if (q.sole == SOLE_TRAIL && q.kind != 6) { off += 3 * (1 - t) * sstep(46, 12, p.x) - 2.2f * ::band(h - H * (.52f + .12f * sinf(p.x * .024f + q.variant * 2)), 2.2f, 1.8f) + 1.4f * ::band(h - H * .25f, 3.f, 2.f); }
      float top = zb + q.lip + (q.sole == SOLE_TRAIL ? 2.5f * sinf(p.x * .034f + 1 + q.variant) + 5 * sstep(50, 0, p.x) : 0); if (q.kind == 6) top = zb + 2 + 5 * sstep(-8, 0, d2) * sstep(150, 40, p.x);
      float b = smax(smax(d2 - off, p.z - top, q.sole == SOLE_CUP ? 3.f : 5.f), -h, 2.5f);
      if (h < lugH + 2) b = fmaxf(b, -fmaxf(h - lugH, lug(q, p.x, p.y)));
      if (q.kind != 6) { float lift = top - zb - 1; float rh = fmaxf(lift, mixf(q.rand0, q.rand1, sstep(.55f, .95f, p.x / q.L)) + q.rand0 * sstep(60, 20, p.x)); b = smin(b, smax(shoeDist(q, p) - (q.sole == SOLE_CUP ? 2.8f : 1.8f), fmaxf(p.z - zb - rh, fmaxf(fmaxf(zb - 4 - p.z, p.x - q.L - 2.2f), d2 - mixf(9.f, 3.5f, sstep(.7f, .85f, p.x / q.L)))), 1.5f), 5); }
      return b;
    };
    Mesh m = contour(f, v3(-16, -68, -2), v3(s.L + 14, 68, 78), 1.0f, 2.2f); m.shader = SH_SOLE; parts.push_back(m);
  }
  void ring(V3 c, V3 n, float r, float t) {
    V3 a, b; V3 h = fabsf(n.z) < .9f ? v3(0, 0, 1) : v3(1, 0, 0); a = norm(cross(h, n)); b = cross(n, a); std::vector<V3> p, up; for (int k = 0; k <= 20; k++) { float g = 6.2831853f * k / 20; p.push_back(c + a * (r * cosf(g)) + b * (r * sinf(g))); up.push_back(n); }
    parts.push_back(sweep(p, up, t, t * .7f, SH_METAL, 8, 2));
  }
  void tongue(float uEnd) {
    Mesh m; m.shader = SH_TONGUE; int nu = 70, nv = 26; float hw0 = s.gap + 9;
    for (int i = 0; i <= nu; i++) for (int j = 0; j <= nv; j++) {
      float u = -0.24f + (uEnd + .24f) * i / nu, v = -1 + 2.f * j / nv, hw = (hw0 + 5 * sat(u)) * (u > uEnd - .09f ? sqrtf(fmaxf(0.05f, 1 - sq((u - uEnd + .09f) / .09f) * .75f)) : 1);
      float off = -3.6f + 5.f * sstep(.95f, uEnd, u) + 1.2f * (1 - v * v) * sat(u * 2); V3 p = instep(u, v * hw, off); m.v.push_back({p, v3(0, 0, 1), v3(u * 100, v * hw, 0)});
    }
    for (int i = 0; i < nu; i++) for (int j = 0; j < nv; j++) { uint32_t a = i * (nv + 1) + j, b = a + 1, c = a + nv + 1, d = c + 1; m.t.insert(m.t.end(), {a, c, b, b, c, d}); }
    smoothMesh(m, 8, .5f); if (dot(m.v[m.v.size() / 2].n, v3(1, 0, 1)) < 0) { for (size_t i = 0; i < m.t.size(); i += 3) std::swap(m.t[i], m.t[i + 1]); recomputeNormals(m); }
    Mesh in = thicken(m, 6.f, SH_TONGUE); parts.push_back(m); parts.push_back(in);
  }
  void laces(int n, float hw, float ht, bool bars, bool rings, bool bow, float u1) {
    auto gapAt = [&](float u) { return s.gap * mixf(.85f, 1.15f, u) + 5.5f; };
    auto eye = [&](int i) { return mixf(.05f, u1, n > 1 ? (float)i / (n - 1) : 0); };
    for (int i = 0; i < n; i++) for (int sd = -1; sd <= 1; sd += 2) {
      float u = eye(i), g = gapAt(u); if (rings) { V3 c = instep(u, sd * g, .9f); ring(c, grad(c), 2.7f, .9f); }
      if (bars && sd > 0) continue;
      float ub = bars ? u : eye(std::min(i + 1, n - 1)); if (!bars && i == n - 1) ub = u + .06f; std::vector<V3> c;
      for (int k = 0; k <= 10; k++) { float t = k / 10.f, v = mixf(sd * g, -sd * g, t); float lift = fmaxf(0.f, sinf(t * 3.1416f)); c.push_back(instep(mixf(u, ub, t), v * (bars ? -sd * -1.f : 1), -1.0f + 3.4f * powf(lift, .5f) + (sd > 0 ? 1.3f * lift : 0))); }
      band(c, hw, ht, SH_LACE, 4, 2.4f);
      if (bars && i + 1 < n) for (int q = -1; q <= 1; q += 2) { std::vector<V3> d; for (int k = 0; k <= 5; k++) { float t = k / 5.f; d.push_back(instep(mixf(u, eye(i + 1), t), q * (g - 4 * sinf(t * 3.14f)), -2.2f)); } band(d, hw * .8f, ht, SH_LACE, 3); }
    }
    if (!bow) return;
    float uk = u1 + .02f; V3 K = instep(uk, 0, 5.5f); float spread = tall ? .12f : .30f;
    for (int sd = -1; sd <= 1; sd += 2) {
      band({K, instep(uk - spread * .25f, sd * 14.f, 10), instep(uk - spread * .8f, sd * 31.f, 9), instep(uk - spread * 1.25f, sd * 37.f, 5), instep(uk - spread * 1.1f, sd * 25.f, 5), instep(uk - spread * .4f, sd * 9.f, 6.5f), K}, hw * .9f, ht, SH_LACE, 9, 2.2f);
      band({K, instep(uk - spread * .5f, sd * 8.f, 7.5f), instep(uk - spread * 1.2f, sd * 15.f, 5), instep(uk - spread * 1.9f, sd * 24.f, 4.0f), instep(uk - spread * 2.3f, sd * 31.f, 3.0f)}, hw * .9f, ht, SH_LACE, 9, 2.2f);
    }
    band({K + v3(0, -5, -1), K + v3(1, 0, 2.5f), K + v3(0, 5, -1)}, 3.6f, 2.4f, SH_LACE, 6, 2.f);
  }
  V3 round(float x, float th, float off, float z0 = 6) const { return project(v3(x, shoeYc(s, x), shoeZb(s, x) + z0), norm(v3(0, -cosf(th), sinf(th) + .001f)), off); }
  void strapOver(float x0, float x1, float off, float hw) { // lateral foot at x0, medial foot at x1
    std::vector<V3> c; for (int k = 0; k <= 14; k++) { float t = k / 14.f; c.push_back(round(mixf(x0, x1, t), -.25f + t * 3.64f, off)); } band(c, hw, 1.5f, SH_STRAP, 4, 5.f);
  }
  void sandal() {
    float hw = s.gap; sole(); int v = s.variant;
    if (v == 2) { strapOver(205, 205, 1, 20); strapOver(150, 150, 1, 17); }
    else if (v == 1) { strapOver(228, 170, 1, hw); strapOver(172, 228, 2.6f, hw); strapOver(142, 146, 1, hw); }
    else { strapOver(214, 214, 1, hw + (v == 3 ? 5 : 2)); strapOver(132, 136, 1, hw); }
    if (v != 2) { // from the sole beside the arch up and round the heel, in one piece, held by a short lift at the heel seat
      std::vector<V3> c; auto hug = [&](float x, float z, float sd) { return project(v3(x, shoeYc(s, x), z), v3(0, sd, 0), 1.4f); };
      const float xs[5] = {124, 106, 86, 64, 42}, zs[5] = {24, 42, 57, 66, 71};
      for (int k = 0; k < 5; k++) c.push_back(hug(xs[k], zs[k], -1)); for (int k = 1; k < 6; k++) { float a = -1.5708f - 3.14159f * k / 6; c.push_back(project(v3(40, 0, 73), v3(cosf(a), sinf(a), 0), 1.4f)); } for (int k = 4; k >= 0; k--) c.push_back(hug(xs[k], zs[k], 1));
      band(c, hw - 2.5f, 1.5f, SH_STRAP, 6, 5.f);
    }
    V3 b = round(v == 1 ? 144 : 137, 1.0f, 3.2f); V3 n = grad(b); parts.push_back(sweep({b - v3(9, 0, 0), b - v3(5, 0, 0), b + v3(5, 0, 0), b + v3(9, 0, 0)}, {n}, 12, 2.2f, SH_PULL, 20, 6));
  }
  std::vector<Mesh> make() {
    int k = s.kind, v = s.variant; tall = k == 1 || k == 2 || k == 4;
    float ctop = s.collar[5]; V3 vamp = v3(s.throatX - 4, 0, curve(s.top, 9, shoeT(s, s.throatX - 4)));
    A = v3(s.ax + 40, 0, 44); D0 = norm(vamp - A); B = tall ? v3(s.ax + 6, 0, ctop - 4) : v3(s.ax + 14, 0, 74); D1 = tall ? v3(1, 0, .12f) : norm(v3(.86f, 0, .62f));
    if (k == 6) { sandal(); return parts; }
    upper(); sole();
    if (s.gap > 0) {
      tongue(k == 2 ? 1.02f : tall ? 1.10f : 1.19f);
      if (k == 0) laces(6, v & 1 ? 2.6f : 2.0f, v & 1 ? 1.0f : 1.6f, false, false, true, .93f);
      else if (k == 1) laces(7, 2.1f, 1.9f, false, true, true, .93f);
      else if (k == 2) laces(v == 3 ? 6 : 5, 2.3f, 2.0f, false, true, true, .80f);
      else if (k == 3) laces(v & 1 ? 5 : 6, 3.7f, 1.0f, true, v == 1, false, .93f);
      else if (k == 4) laces(8, 3.7f, 1.0f, true, v == 1, false, .95f);
      else laces(6, 3.3f, 1.0f, v == 0 || v == 3, v == 2, v == 1 || v == 2, .93f);
    }
    if (k == 2) { // fleece cuff
      std::vector<V3> c, up; for (int q = 0; q <= 140; q++) { float a = 6.2831853f * q / 140; V3 p = project(v3(s.ax + 3, 0, shoeCollar(s, s.ax + 3 + s.arx * cosf(a)) - 4), v3(cosf(a), sinf(a), 0), -2); c.push_back(p); up.push_back(norm(v3(cosf(a), sinf(a), 0))); }
      Mesh m = sweep(c, up, 14, 6.5f, SH_CUFF, 40, 2.3f); for (auto& w : m.v) { float n = vnoise(w.p * .15f) + .5f * vnoise(w.p * .4f); w.p = w.p + w.n * (1.2f * n); w.rest = w.p; } recomputeNormals(m); parts.push_back(m);
    }
    if (k == 0 || k == 1 || (k == 2 && v != 1)) { float z = s.collar[0] - 4; V3 h = v3(0, 0, 0); (void)h; V3 p0 = project(v3(30, 0, z - 18), v3(-1, 0, 0), 1.2f), p1 = project(v3(30, 0, z), v3(-1, 0, 0), 3.f); band({p0, mix(p0, p1, .5f) + v3(-2, 0, 0), p1 + v3(-6, 0, 8), p1 + v3(-1, 0, 15), p1 + v3(7, 0, 9), p1 + v3(9, 0, -6)}, 6.5f, 1.1f, SH_PULL, 6, 4, v3(-1, 0, .2f)); }
    return parts;
  }
};
inline std::vector<Mesh> buildShoe(const Shoe& s) { ShoeMaker m; m.s = s; return m.make(); }
