// A bounding volume hierarchy over triangles: built on the host, walked on host or GPU.
#pragma once
#include "mesh.h"

struct Node { V3 lo; uint32_t left; V3 hi; uint32_t count; };
struct Tri { V3 a, e1, e2; };
struct TriRef { uint32_t v[3]; int shader; };
struct Hit { float t; uint32_t tri; float u, v; };

struct Bvh { std::vector<Node> nodes; std::vector<Tri> tris; std::vector<TriRef> refs; std::vector<Vertex> verts; };

inline Bvh buildBvh(const std::vector<Mesh>& parts) {
  Bvh b; std::vector<TriRef> refs;
  for (auto& m : parts) {
    uint32_t base = (uint32_t)b.verts.size(); b.verts.insert(b.verts.end(), m.v.begin(), m.v.end());
    for (size_t i = 0; i < m.t.size(); i += 3) refs.push_back({{m.t[i] + base, m.t[i + 1] + base, m.t[i + 2] + base}, m.shader});
  }
  size_t n = refs.size(); std::vector<V3> lo(n), hi(n), mid(n); std::vector<uint32_t> order(n);
  for (size_t i = 0; i < n; i++) {
    V3 p = b.verts[refs[i].v[0]].p, q = b.verts[refs[i].v[1]].p, r = b.verts[refs[i].v[2]].p;
    lo[i] = v3(std::min({p.x, q.x, r.x}), std::min({p.y, q.y, r.y}), std::min({p.z, q.z, r.z}));
    hi[i] = v3(std::max({p.x, q.x, r.x}), std::max({p.y, q.y, r.y}), std::max({p.z, q.z, r.z}));
    mid[i] = (lo[i] + hi[i]) * 0.5f; order[i] = (uint32_t)i;
  }
  struct Job { uint32_t node, from, to; };
  std::vector<Job> jobs; b.nodes.reserve(n); b.nodes.push_back({}); jobs.push_back({0, 0, (uint32_t)n});
  auto get = [](V3 p, int a) { return a == 0 ? p.x : a == 1 ? p.y : p.z; };
  while (!jobs.empty()) {
    Job j = jobs.back(); jobs.pop_back();
    V3 l = v3(1e30f, 1e30f, 1e30f), h = l * -1.f, cl = l, ch = h;
    for (uint32_t i = j.from; i < j.to; i++) {
      uint32_t o = order[i];
      l = v3(std::min(l.x, lo[o].x), std::min(l.y, lo[o].y), std::min(l.z, lo[o].z)); h = v3(std::max(h.x, hi[o].x), std::max(h.y, hi[o].y), std::max(h.z, hi[o].z));
      cl = v3(std::min(cl.x, mid[o].x), std::min(cl.y, mid[o].y), std::min(cl.z, mid[o].z)); ch = v3(std::max(ch.x, mid[o].x), std::max(ch.y, mid[o].y), std::max(ch.z, mid[o].z));
    }
    b.nodes[j.node].lo = l; b.nodes[j.node].hi = h;
    uint32_t cnt = j.to - j.from; V3 ext = ch - cl; int ax = ext.x > ext.y ? (ext.x > ext.z ? 0 : 2) : (ext.y > ext.z ? 1 : 2);
    float w = get(ext, ax), c0 = get(cl, ax);
    if (cnt <= 3 || w < 1e-6f) { if (cnt <= 3 || cnt < 64) { b.nodes[j.node].left = j.from; b.nodes[j.node].count = cnt; continue; } }
    const int K = 12; int num[K] = {}; V3 bl[K], bh[K]; for (int k = 0; k < K; k++) { bl[k] = v3(1e30f, 1e30f, 1e30f); bh[k] = bl[k] * -1.f; }
    auto bin = [&](uint32_t o) { return std::min(K - 1, (int)((get(mid[o], ax) - c0) / w * K)); };
    for (uint32_t i = j.from; i < j.to; i++) {
      uint32_t o = order[i]; int k = w < 1e-6f ? 0 : bin(o); num[k]++;
      bl[k] = v3(std::min(bl[k].x, lo[o].x), std::min(bl[k].y, lo[o].y), std::min(bl[k].z, lo[o].z)); bh[k] = v3(std::max(bh[k].x, hi[o].x), std::max(bh[k].y, hi[o].y), std::max(bh[k].z, hi[o].z));
    }
    auto area = [](V3 l, V3 h) { V3 d = h - l; return d.x < 0 ? 0.f : d.x * d.y + d.y * d.z + d.z * d.x; };
    float best = 1e30f; int cut = -1;
    for (int s = 1; s < K; s++) {
      V3 al = v3(1e30f, 1e30f, 1e30f), ah = al * -1.f, zl = al, zh = ah; int na = 0, nz = 0;
      for (int k = 0; k < K; k++) {
        V3 &L = k < s ? al : zl, &H = k < s ? ah : zh; (k < s ? na : nz) += num[k];
        if (num[k]) { L = v3(std::min(L.x, bl[k].x), std::min(L.y, bl[k].y), std::min(L.z, bl[k].z)); H = v3(std::max(H.x, bh[k].x), std::max(H.y, bh[k].y), std::max(H.z, bh[k].z)); }
      }
      if (!na || !nz) continue; float c = area(al, ah) * na + area(zl, zh) * nz; if (c < best) { best = c; cut = s; }
    }
    uint32_t m;
    if (cut < 0) m = j.from + cnt / 2;
    else m = (uint32_t)(std::partition(order.begin() + j.from, order.begin() + j.to, [&](uint32_t o) { return bin(o) < cut; }) - order.begin());
    uint32_t left = (uint32_t)b.nodes.size(); b.nodes.push_back({}); b.nodes.push_back({});
    b.nodes[j.node].left = left; b.nodes[j.node].count = 0;
    jobs.push_back({left, j.from, m}); jobs.push_back({left + 1, m, j.to});
  }
  b.tris.resize(n); b.refs.resize(n);
  for (size_t i = 0; i < n; i++) {
    b.refs[i] = refs[order[i]]; V3 a = b.verts[b.refs[i].v[0]].p;
    b.tris[i] = {a, b.verts[b.refs[i].v[1]].p - a, b.verts[b.refs[i].v[2]].p - a};
  }
  return b;
}

HD float boxHit(const Node& n, V3 o, V3 inv, float tmax) {
  float tx1 = (n.lo.x - o.x) * inv.x, tx2 = (n.hi.x - o.x) * inv.x, ty1 = (n.lo.y - o.y) * inv.y, ty2 = (n.hi.y - o.y) * inv.y;
  float tz1 = (n.lo.z - o.z) * inv.z, tz2 = (n.hi.z - o.z) * inv.z;
  float t0 = fmaxf(fmaxf(fminf(tx1, tx2), fminf(ty1, ty2)), fmaxf(fminf(tz1, tz2), 0.f));
  float t1 = fminf(fminf(fmaxf(tx1, tx2), fmaxf(ty1, ty2)), fminf(fmaxf(tz1, tz2), tmax));
  return t0 <= t1 ? t0 : 1e30f;
}
HD_CALL bool traverse(const Node* nodes, const Tri* tris, V3 o, V3 d, float tmax, bool any, Hit* out) {
  V3 inv = v3(1 / (fabsf(d.x) < 1e-9f ? 1e-9f : d.x), 1 / (fabsf(d.y) < 1e-9f ? 1e-9f : d.y), 1 / (fabsf(d.z) < 1e-9f ? 1e-9f : d.z));
  uint32_t stack[48]; int sp = 0; bool found = false; out->t = tmax;
  if (boxHit(nodes[0], o, inv, tmax) > 1e29f) return false;
  uint32_t cur = 0;
  for (;;) {
    const Node& n = nodes[cur];
    if (n.count) {
      for (uint32_t i = n.left; i < n.left + n.count; i++) {
        const Tri& t = tris[i]; V3 p = cross(d, t.e2); float det = dot(t.e1, p); if (fabsf(det) < 1e-12f) continue;
        float id = 1 / det; V3 s = o - t.a; float u = dot(s, p) * id; if (u < 0 || u > 1) continue;
        V3 q = cross(s, t.e1); float v = dot(d, q) * id; if (v < 0 || u + v > 1) continue;
        float tt = dot(t.e2, q) * id; if (tt > 1e-3f && tt < out->t) { out->t = tt; out->tri = i; out->u = u; out->v = v; found = true; if (any) return true; }
      }
    } else {
      uint32_t l = n.left, r = l + 1; float tl = boxHit(nodes[l], o, inv, out->t), tr = boxHit(nodes[r], o, inv, out->t);
      if (tl > tr) { uint32_t x = l; l = r; r = x; float y = tl; tl = tr; tr = y; }
      if (tl < 1e29f) { if (tr < 1e29f) stack[sp++] = r; cur = l; continue; }
    }
    if (!sp) break;
    cur = stack[--sp];
  }
  return found;
}
