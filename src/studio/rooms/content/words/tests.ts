import type { Texts } from '#domain/sites/texts.ts'

export const TEST_WORDS = {
  testVariant: { en: 'Test a variant', fr: 'Tester une variante', de: 'Variante testen', es: 'Probar una variante' },
  testVariantText: {
    en: 'A copy of {name} is put beside it. Half of those who agreed to be measured will see the copy once you publish the page and start the test.',
    fr: 'Une copie de {name} est placée à côté. La moitié de qui a accepté la mesure verra la copie une fois la page publiée et le test démarré.',
    de: 'Eine Kopie von {name} kommt daneben. Die Hälfte derer, die der Messung zugestimmt haben, sieht sie, sobald du die Seite veröffentlichst und den Test startest.',
    es: 'Se pone al lado una copia de {name}. La mitad de quienes aceptaron la medición verá la copia cuando publiques la página e inicies la prueba.',
  },
  testName: { en: 'Name of the test', fr: 'Nom du test', de: 'Name des Tests', es: 'Nombre de la prueba' },
  testHypothesis: {
    en: 'What you expect, and why',
    fr: 'Ce que vous attendez, et pourquoi',
    de: 'Was du erwartest, und warum',
    es: 'Qué esperas, y por qué',
  },
  testMade: {
    en: 'Now change the copy. Then publish the page and start the test under Experiments.',
    fr: 'Modifiez maintenant la copie, puis publiez la page et démarrez le test sous Tests A/B.',
    de: 'Ändere jetzt die Kopie. Dann veröffentliche die Seite und starte den Test unter Experimente.',
    es: 'Ahora cambia la copia. Luego publica la página e inicia la prueba en Experimentos.',
  },
  testPlan: {
    en: 'Plan and results of this test',
    fr: 'Plan et résultats de ce test',
    de: 'Plan und Ergebnisse dieses Tests',
    es: 'Plan y resultados de esta prueba',
  },
} satisfies Texts<string>
