{{- define "cairn.labels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Values.image.tag | default .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "cairn.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/component: shop
{{- end }}

{{- define "cairn.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* What runs the program, whether it serves or migrates. */}}
{{- define "cairn.container" -}}
image: {{ include "cairn.image" . }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
env:
  {{- range $name, $value := .Values.settings }}
  - { name: {{ $name }}, value: {{ $value | quote }} }
  {{- end }}
  - { name: DRAIN_S, value: {{ .Values.drainSeconds | quote }} }
  {{- range .Values.secretSettings }}
  - { name: {{ . }}_FILE, value: /run/secrets/cairn/{{ . }} }
  {{- end }}
volumeMounts:
  - { name: secrets, mountPath: /run/secrets/cairn, readOnly: true }
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{- define "cairn.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile: { type: RuntimeDefault }
volumes:
  - name: secrets
    secret:
      secretName: {{ .Values.existingSecret }}
      defaultMode: 0440
  - name: tmp
    emptyDir: { sizeLimit: 2Gi }
{{- end }}
