/// The heading of a report.
package struct ReportHeading: Hashable, Sendable {
  /// The name of the recording.
  package var file: String
  /// The date of the report, as text.
  package var date: String

  /// Creates a heading.
  package init(file: String, date: String) {
    self.file = file
    self.date = date
  }
}
