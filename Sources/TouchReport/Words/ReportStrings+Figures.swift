package import TouchAnalysis

/// The titles of figures.
extension ReportStrings {
  /// Returns the title of a figure, in a few words.
  package func title(of name: FigureName) -> String { localized(name.title) }
}
