// Renders the chart with the template engine that Helm uses, where there is no Helm, and prints chart, values and manifests as JSON:
// GO111MODULE=off GOPATH=/usr/share/gocode go run tools/chart/render.go deploy/helm/cairn [all]
// (Debian: golang-go, golang-github-masterminds-sprig-dev, golang-gopkg-yaml.v3-dev).
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"github.com/Masterminds/sprig"
	"gopkg.in/yaml.v3"
	"os"
	"path/filepath"
	"strings"
	"text/template"
)

func toYaml(v interface{}) string {
	b, _ := yaml.Marshal(v)
	return strings.TrimSuffix(string(b), "\n")
}

type files struct{ dir string }

func (f files) Get(n string) string {
	b, e := os.ReadFile(filepath.Join(f.dir, n))
	if e != nil {
		panic(e)
	}
	return string(b)
}
func main() {
	dir := os.Args[1]
	vals := map[string]interface{}{}
	b, _ := os.ReadFile(dir + "/values.yaml")
	if e := yaml.Unmarshal(b, &vals); e != nil {
		panic(e)
	}
	set := func(p string, v interface{}) {
		m := vals
		ks := strings.Split(p, ".")
		for _, k := range ks[:len(ks)-1] {
			m = m[k].(map[string]interface{})
		}
		m[ks[len(ks)-1]] = v
	}
	if len(os.Args) > 2 {
		for _, p := range []string{"ingress.enabled", "autoscaling.enabled", "metrics.serviceMonitor", "metrics.rules"} {
			set(p, true)
		}
		set("ingress.tlsSecret", "tls")
		set("ingress.className", "nginx")
		set("imagePullSecrets", []interface{}{map[string]interface{}{"name": "x"}})
	}
	t := template.New("x").Option("missingkey=error")
	fm := sprig.TxtFuncMap()
	fm["toYaml"] = toYaml
	fm["include"] = func(n string, d interface{}) (string, error) {
		var w bytes.Buffer
		e := t.ExecuteTemplate(&w, n, d)
		return w.String(), e
	}
	t.Funcs(fm)
	fs, _ := filepath.Glob(dir + "/templates/*")
	for _, f := range fs {
		s, _ := os.ReadFile(f)
		template.Must(t.New(filepath.Base(f)).Parse(string(s)))
	}
	about := map[string]interface{}{}
	b, _ = os.ReadFile(dir + "/Chart.yaml")
	if e := yaml.Unmarshal(b, &about); e != nil {
		panic(e)
	}
	chart := map[string]interface{}{"Name": about["name"], "AppVersion": about["appVersion"], "Version": about["version"]}
	data := map[string]interface{}{"Values": vals, "Chart": chart, "Release": map[string]interface{}{"Name": "shop", "Service": "Helm"}, "Files": files{dir}}
	manifests := []map[string]interface{}{}
	for _, f := range fs {
		n := filepath.Base(f)
		if strings.HasPrefix(n, "_") {
			continue
		}
		var w bytes.Buffer
		if e := t.ExecuteTemplate(&w, n, data); e != nil {
			fail(n, e)
		}
		d := yaml.NewDecoder(&w)
		for {
			var o map[string]interface{}
			e := d.Decode(&o)
			if e != nil {
				if e.Error() == "EOF" {
					break
				}
				fail(n, e)
			}
			if o != nil {
				manifests = append(manifests, o)
			}
		}
	}
	out, e := json.Marshal(map[string]interface{}{"chart": about, "values": vals, "manifests": manifests})
	if e != nil {
		fail("as JSON", e)
	}
	fmt.Println(string(out))
}

func fail(n string, e error) {
	fmt.Fprintln(os.Stderr, n, e)
	os.Exit(1)
}
