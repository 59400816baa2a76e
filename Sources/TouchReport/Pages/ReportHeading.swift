/// What a report says about itself.
package struct ReportHeading: Hashable, Sendable {
  /// The recording's name.
  package var file: String
  /// The day on which the report is written, as it is to stand there.
  package var date: String

  /// Makes a heading.
  package init(file: String, date: String) {
    self.file = file
    self.date = date
  }
}
