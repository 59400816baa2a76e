/// A language that reports are written in. The raw value is its name on the command line and in a page.
package enum ReportLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
}
