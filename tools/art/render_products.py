"""Render every product picture on a GPU machine and pack the passes as AVIF masters.

render_products.py OUT [--width 1000] [--samples 288] [--jobs 14] [--kinds a,b] [--variants 0123] [--views all]
A kind may carry its own variants and views: --kinds backpack,vest:03,trail-runner:0123:detail. The view turn:FRAMES is a film.
"""
import argparse, concurrent.futures as cf, os, subprocess, sys, tarfile, tempfile, time
import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
FOOTWEAR = ['trail-runner', 'hiking-boot-mid', 'winter-boot', 'skate-low', 'skate-high', 'slip-on', 'sandal', 'casual-shoe']
WEAR = ['shell-jacket', 'puffer', 'fleece', 'vest', 'hoodie', 'tee', 'base-layer', 'pants', 'shorts']
ITEMS = ['backpack', 'duffel', 'cap', 'beanie', 'socks', 'gloves', 'gift-card']


def build(target):
    command = ['nvcc', '-O3', '-std=c++17', '-arch=sm_90', '-Xcompiler', '-O2', f'{HERE}/src/main.cu', '-o', target]
    subprocess.run(command, check=True)


def encode(raw, out, quality):
    data = open(raw, 'rb').read()
    head, body = data.split(b'\n', 1)
    width, height = map(int, head.split()[1:3])
    pixels = np.frombuffer(body, np.uint8).reshape(height, width, 7)
    name = os.path.basename(raw)[: -len('.raw7')]
    def save(part, channels, quality, **options):
        image = Image.fromarray(np.ascontiguousarray(channels))
        if part == 'gloss':
            image = image.resize((width // 2, height // 2), Image.BOX)
        image.save(f'{out}/{name}.{part}.avif', quality=quality, speed=4, max_threads=1, **options)

    save('light', pixels[..., :3], quality, subsampling='4:2:0')
    save('mask', pixels[..., 3:6], quality - 4, subsampling='4:4:4')
    save('gloss', pixels[..., 6], quality - 6, subsampling='4:0:0')
    os.remove(raw)


def chosen(kinds, variants, views):
    for entry in kinds.split(','):
        kind, own, view = (entry.split(':', 2) + ['', ''])[:3]
        for variant in own or variants:
            yield kind, variant, view or views


def one(studio, kind, variant, views, width, samples, work, out, quality, threads):
    start = time.time()
    done = subprocess.run([studio, kind, variant, views, str(width), str(samples), work], capture_output=True, text=True)
    if done.returncode:
        return f'FAILED {kind}-{variant}: {done.stderr[-300:]}'
    rendered = time.time()
    with cf.ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda line: encode(line.split(' ')[0], out, quality), done.stdout.splitlines()))
    return f'{kind}-{variant} render {rendered - start:.1f}s encode {time.time() - rendered:.1f}s'


if __name__ == '__main__':
    p = argparse.ArgumentParser()
    p.add_argument('out'); p.add_argument('--width', type=int, default=1000); p.add_argument('--samples', type=int, default=288)
    p.add_argument('--jobs', type=int, default=14); p.add_argument('--kinds', default=','.join(FOOTWEAR + WEAR + ITEMS))
    p.add_argument('--variants', default='0123'); p.add_argument('--views', default='all'); p.add_argument('--quality', type=int, default=54); p.add_argument('--stop-after', type=int, default=3600, help='seconds after which no new set is started')
    a = p.parse_args()
    work = tempfile.mkdtemp(); pictures = os.path.join(work, 'products'); os.makedirs(pictures)
    studio = os.path.join(work, 'studio'); t = time.time(); build(studio); print(f'built in {time.time() - t:.0f}s', flush=True)
    with cf.ThreadPoolExecutor(a.jobs) as pool:
        jobs = [pool.submit(one, studio, k, v, w, a.width, a.samples, work, pictures, a.quality, max(1, 14 // a.jobs)) for k, v, w in chosen(a.kinds, a.variants, a.views)]
        for job in cf.as_completed(jobs):
            if not job.cancelled():
                print(f'{time.time() - t:.0f}s', job.result(), flush=True)
            if time.time() - t > a.stop_after:
                for rest in jobs:
                    rest.cancel()
    names = sorted(os.listdir(pictures)); total = sum(os.path.getsize(f'{pictures}/{n}') for n in names)
    print(len(names), 'files', total, 'bytes')
    tars = max(1, -(-total // (14 << 20)))
    for i in range(tars):
        with tarfile.open(f'{a.out}/products-{i}.tar', 'w') as tar:
            for n in names[i::tars]:
                tar.add(f'{pictures}/{n}', n)
