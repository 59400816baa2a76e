/// A language of reports. The raw value is its name on the command line and in a web page.
package enum ReportLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case german = "de"
}
