/// The type of text that an element shows. Follows `UIAccessibilityTextualContext`.
///
/// Assistive technologies read it as the attribute `textual-context`.
public struct AccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A command line.
  public static let console = AccessibilityTextualContext(rawValue: "console")
  /// A path in the file system.
  public static let fileSystem = AccessibilityTextualContext(rawValue: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextualContext(rawValue: "messaging")
  /// A narrative text, such as that of a book.
  public static let narrative = AccessibilityTextualContext(rawValue: "narrative")
  /// The source code of a program.
  public static let sourceCode = AccessibilityTextualContext(rawValue: "sourceCode")
  /// A table of numbers.
  public static let spreadsheet = AccessibilityTextualContext(rawValue: "spreadsheet")
  /// A document of a word processor.
  public static let wordProcessing = AccessibilityTextualContext(rawValue: "wordProcessing")
}
